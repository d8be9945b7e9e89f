import type { SectionWords } from '../content/words.ts';
import { Section } from '../ui/section.tsx';
import styles from './about.module.css';
import { ContractCalendar } from './contract-calendar.tsx';

export function About({ words }: { words: SectionWords<'about'> }) {
  return (
    <Section id="about" heading={words.heading} lead={words.lead}>
      {words.calendar && <ContractCalendar words={words.calendar} />}
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
