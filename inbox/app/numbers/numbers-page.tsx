import { PageHeading } from '../frame/page-heading.tsx';

export default function NumbersPage() {
  return <PageHeading title="" />;
}
