import type { SectionWords } from '../content/words.ts';
import { Section } from '../ui/section.tsx';
import styles from './faq.module.css';

/** Shows one answer at a time without script: the browser closes other `details` of the same name. */
export function Faq({ words }: { words: SectionWords<'faq'> }) {
  return (
    <Section id="faq" words={words} className={styles.section}>
      <div className={styles.items}>
        {words.items.map(({ question, answer }, index) => (
          <details key={index} name="faq">
            <summary>
              <h3>{question}</h3>
            </summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </Section>
  );
}
