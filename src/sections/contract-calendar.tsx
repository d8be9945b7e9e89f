import type { SectionWords } from '../content/words.ts';
import { days } from '../ui/calendar-strokes.ts';
import styles from './contract-calendar.module.css';

interface ContractCalendarProps {
  words: NonNullable<SectionWords<'about'>['calendar']>;
}

const cells = Array.from({ length: days }, (_, index) => index + 1);

/** The thirty days as the contract has them: weekdays, dates, and what is delivered when. */
export function ContractCalendar({ words }: ContractCalendarProps) {
  const delivered = new Set(words.deliveries.map(({ day }) => day));
  return (
    <figure className={styles.contract}>
      <figcaption>
        <h3>{words.title}</h3>
        <p>{words.dates}</p>
      </figcaption>
      <div className={`mono ${styles.days}`} aria-hidden="true">
        {words.weekdays.map((weekday, index) => (
          <b key={index}>{weekday}</b>
        ))}
        {cells.map((day) => (
          <i key={day} data-delivered={delivered.has(day) || undefined}>
            {day}
          </i>
        ))}
      </div>
      <dl className={styles.deliveries}>
        {words.deliveries.map(({ day, when, what }) => (
          <div key={day}>
            <dt className="mono">{when}</dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </figure>
  );
}
