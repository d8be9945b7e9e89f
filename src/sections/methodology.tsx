import type { MethodologyFacts } from '../content/facts.ts';
import type { SectionWords } from '../content/words.ts';
import button from '../ui/button.module.css';
import { CalendarMark } from '../ui/calendar-mark.tsx';
import { Section } from '../ui/section.tsx';
import { Comparison } from './comparison.tsx';
import styles from './methodology.module.css';

interface MethodologyProps {
  words: SectionWords<'methodology'>;
  facts: MethodologyFacts;
}

export function Methodology({ words, facts }: MethodologyProps) {
  return (
    <Section id="methodology" words={words}>
      <ol className={styles.steps}>
        {facts.days.map((range, index) => (
          <li key={range[0]}>
            <CalendarMark range={range} />
            <p className="mono">{`${words.days} ${range[0]}–${range[1]}`}</p>
            <h3>
              <span className={styles.number}>{index + 1}</span>
              {` ${words.steps[index]?.title}`}
            </h3>
            <p>{words.steps[index]?.text}</p>
          </li>
        ))}
      </ol>
      <Comparison words={words.comparison} facts={facts.comparison} />
      <div className={styles.benefits}>
        <h3>{words.benefitsHeading}</h3>
        <ul>
          {words.benefits.map(({ title, text }, index) => (
            <li key={index}>
              <h4>{title}</h4>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
      <p className={styles.closing}>
        {words.closing.text}
        <a href="#contact" className={button.button}>
          {words.closing.action}
        </a>
      </p>
    </Section>
  );
}
