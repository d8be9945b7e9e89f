import styles from './calendar-mark.module.css';
import { calendarStrokes, daySize, days, hasCalendar } from './calendar-strokes.ts';

/** The thirty days with those of the range filled: decoration, because the text beside it says the same. */
export function CalendarMark({ range: [first, last] }: { range: readonly [number, number] }) {
  if (!hasCalendar) return null;
  return (
    <svg className={styles.mark} viewBox="0 0 58 48" aria-hidden="true" strokeWidth={daySize}>
      <path d={calendarStrokes(1, days)} />
      <path d={calendarStrokes(first, last)} />
    </svg>
  );
}
