import type { SectionWords } from '../content/words.ts';
import { CalendarMark } from '../ui/calendar-mark.tsx';
import { days } from '../ui/calendar-strokes.ts';
import { Section } from '../ui/section.tsx';
import styles from './services.module.css';

export function Services({ words }: { words: SectionWords<'services'> }) {
  return (
    <Section id="services" words={words} ground="deep">
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
