import type { Methodology as MethodologyWords } from '../content/messages.ts';
import { methodologyDays } from '../content/methodology.ts';
import button from '../ui/button.module.css';
import { CalendarMark } from '../ui/calendar-mark.tsx';
import { Link } from '../ui/link.tsx';
import { Section } from '../ui/section.tsx';
import { Comparison } from './comparison.tsx';
import styles from './methodology.module.css';

export function Methodology({ words }: { words: MethodologyWords & { lang?: string } }) {
  return (
    <Section id="methodology" heading={words.heading} lead={words.lead} lang={words.lang}>
      <ol className={styles.steps}>
        {methodologyDays.map((range, index) => (
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
      <Comparison words={words.comparison} />
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
        <Link to={{ kind: 'landing' }} section="contact" className={button.button}>
          {words.closing.action}
        </Link>
      </p>
    </Section>
  );
}
