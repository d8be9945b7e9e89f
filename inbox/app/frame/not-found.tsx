import { Link } from 'wouter';
import controls from '../ui/controls.module.css';
import { useWords } from '../words.ts';
import { Page } from './page.tsx';

/** Page for an unknown address. */
export function NotFound() {
  const { frame } = useWords().words;
  return (
    <Page title={frame.notFound} text={frame.notFoundText}>
      <p>
        <Link href="/" className={controls.button}>
          {frame.toLeads}
        </Link>
      </p>
    </Page>
  );
}
