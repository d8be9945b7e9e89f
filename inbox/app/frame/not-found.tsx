import { Link } from 'wouter';
import controls from '../ui/controls.module.css';
import { useWords } from '../words.ts';
import { PageHeading } from './page-heading.tsx';

/** Where an address leads nowhere. */
export function NotFound() {
  const { frame } = useWords().words;
  return (
    <main id="main" className={controls.empty}>
      <PageHeading title={frame.notFound} />
      <p>{frame.notFoundText}</p>
      <Link href="/" className={controls.button}>
        {frame.toLeads}
      </Link>
    </main>
  );
}
