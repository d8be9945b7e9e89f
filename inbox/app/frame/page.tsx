import type { ReactNode } from 'react';
import styles from './page.module.css';
import { PageHeading } from './page-heading.tsx';

interface PageProps {
  title: string;
  text?: string;
  /** Shown beside the heading. */
  action?: ReactNode;
  children: ReactNode;
}

/** A screen with a heading and one column. */
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
