import { Fragment } from 'react';
import type { SectionWords } from '../content/words.ts';
import { dayNumbers } from '../ui/calendar-strokes.ts';
import { Section } from '../ui/section.tsx';
import styles from './about.module.css';
import calendar from './contract-calendar.module.css';

export function About({ words }: { words: SectionWords<'about'> }) {
  return (
    <Section id="about" words={words}>
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
        <p className={styles.statement}>
          {words.banner.title.split(/(?<=[.!?])\s+/).map((sentence, index) => (
            <Fragment key={index}>
              <span>{sentence}</span>{' '}
            </Fragment>
          ))}
        </p>
        <p>{words.banner.text}</p>
      </div>
    </Section>
  );
}

/** The thirty days of a contract: weekdays, dates, and what is delivered when. */
function ContractCalendar({ words }: { words: NonNullable<SectionWords<'about'>['calendar']> }) {
  const delivered = new Set(words.deliveries.map(({ day }) => day));
  return (
    <figure className={calendar.contract}>
      <figcaption>
        <h3>{words.title}</h3>
        <p>{words.dates}</p>
      </figcaption>
      <div className={`mono ${calendar.days}`} aria-hidden="true">
        {words.weekdays.map((weekday, index) => (
          <b key={index}>{weekday}</b>
        ))}
        {dayNumbers.map((day) => (
          <i key={day} data-delivered={delivered.has(day) || undefined}>
            {day}
          </i>
        ))}
      </div>
      <dl className={calendar.deliveries}>
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
