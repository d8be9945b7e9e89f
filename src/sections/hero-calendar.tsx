import type { Words } from '../content/words.ts';
import { days } from '../ui/calendar-strokes.ts';
import styles from './hero-calendar.module.css';

const cells = Array.from({ length: days }, (_, index) => index + 1);

/**
 * The signature moment: thirty cells fill, a day each, until a sketch has become a product: the two
 * pictures that the site's theme names. All of it is CSS, so that it plays without script; with reduced
 * motion it is simply complete.
 */
export function HeroCalendar({ words }: { words: NonNullable<Words['hero']['calendar']> }) {
  return (
    <div className={styles.figure} role="img" aria-label={words.label}>
      <div className={styles.calendar}>
        {cells.map((day) => (
          <i key={day} />
        ))}
      </div>
      <div className={`mono ${styles.caption}`}>
        <span className={styles.day}>{`${words.day} `}</span>
        <span className={styles.live}>{words.live}</span>
      </div>
    </div>
  );
}
