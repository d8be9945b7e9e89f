import { PageHeading } from '../frame/page-heading.tsx';

export default function AccountPage() {
  return <PageHeading title="" />;
}
