import type { ReactNode } from 'react';
import type { SectionId } from '../content/words.ts';
import styles from './section.module.css';

interface SectionProps {
  id: SectionId;
  words: { heading: string; lead: string };
  /** Background: `night` is dark and full width, `deep` a deeper paper. */
  ground?: 'deep' | 'night';
  className?: string | undefined;
  children: ReactNode;
}

/** A section of the landing page: anchor, landmark, heading and lead, then its content. */
export function Section({ id, words, ground, className, children }: SectionProps) {
  const headingId = `${id}-heading`;
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      className={[styles.section, className].filter(Boolean).join(' ')}
      data-ground={ground}
    >
      <header className={styles.header}>
        <h2 id={headingId}>{words.heading}</h2>
        <p>{words.lead}</p>
      </header>
      {children}
    </section>
  );
}
