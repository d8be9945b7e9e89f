import { brand } from '../content/brand.ts';
import { days } from '../content/calendar.ts';
import { calendarStrokes, dayStroke } from './calendar-strokes.ts';
import styles from './logo.module.css';

/** The mark: thirty days, one of them lit, and the brand's name. */
export function Logo() {
  return (
    <span className={styles.logo}>
      <svg viewBox="0 0 58 48" aria-hidden="true" stroke="currentColor" {...dayStroke}>
        <path d={calendarStrokes(1, days - 1)} />
        <path d={calendarStrokes(days, days)} className={styles.lit} />
      </svg>
      {brand.name}
    </span>
  );
}
