import { days } from '../content/calendar.ts';
import type { Services as ServicesWords } from '../content/messages.ts';
import { CalendarMark } from '../ui/calendar-mark.tsx';
import { Section } from '../ui/section.tsx';
import styles from './services.module.css';

export function Services({ words }: { words: ServicesWords & { lang?: string } }) {
  return (
    <Section
      id="services"
      heading={words.heading}
      lead={words.lead}
      lang={words.lang}
      ground="deep"
    >
      <ul className={styles.services}>
        {words.items.map(({ title, text }, index) => (
          <li key={index} className={index === 0 ? styles.highlighted : undefined}>
            {index === 0 && (
              <>
                <CalendarMark range={[1, days]} />
                <p className="mono">{words.highlight}</p>
              </>
            )}
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
