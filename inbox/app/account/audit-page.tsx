import { PageHeading } from '../frame/page-heading.tsx';

export default function AuditPage() {
  return <PageHeading title="" />;
}
