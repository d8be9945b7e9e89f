import type { ReactNode } from 'react';
import styles from './page.module.css';
import { PageHeading } from './page-heading.tsx';

interface PageProps {
  title: string;
  text?: string;
  /** Beside the heading. */
  action?: ReactNode;
  children: ReactNode;
}

/** A screen of one column under its heading. */
export function Page({ title, text, action, children }: PageProps) {
  return (
    <main id="main" tabIndex={-1} className={styles.page}>
      <header className={styles.head}>
        <div>
          <PageHeading title={title} />
          {text && <p className={styles.text}>{text}</p>}
        </div>
        {action}
      </header>
      {children}
    </main>
  );
}
