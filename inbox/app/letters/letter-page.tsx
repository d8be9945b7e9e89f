import { PageHeading } from '../frame/page-heading.tsx';

export default function LetterPage({ id }: { id: string }) {
  return <PageHeading title={id} />;
}
