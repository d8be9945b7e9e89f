import { PageHeading } from '../frame/page-heading.tsx';

export default function LettersPage() {
  return <PageHeading title="" />;
}
