import type { About as AboutWords } from '../content/messages.ts';
import { Section } from '../ui/section.tsx';
import styles from './about.module.css';

export function About({ words }: { words: AboutWords & { lang?: string } }) {
  return (
    <Section id="about" heading={words.heading} lead={words.lead} lang={words.lang}>
      <ul className={styles.features}>
        {words.features.map(({ title, text }, index) => (
          <li key={index}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <div className={styles.banner}>
        <p className={styles.statement}>{words.banner.title}</p>
        <p>{words.banner.text}</p>
      </div>
    </Section>
  );
}
