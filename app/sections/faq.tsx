import type { Faq as FaqWords } from '../content/messages.ts';
import { Section } from '../ui/section.tsx';
import styles from './faq.module.css';

/** One answer at a time, without script: the browser closes the others of the same name. */
export function Faq({ words }: { words: FaqWords & { lang?: string } }) {
  return (
    <Section
      id="faq"
      heading={words.heading}
      lead={words.lead}
      lang={words.lang}
      className={styles.section}
    >
      <div className={styles.items}>
        {words.items.map(({ question, answer }, index) => (
          // In every language the same place is the same question, and an open one stays open.
          <details key={index} name="faq" suppressHydrationWarning>
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
