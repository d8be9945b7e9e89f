import styles from './calendar-mark.module.css';
import { calendarStrokes, dayStroke, days, hasCalendar } from './calendar-strokes.ts';

interface CalendarMarkProps {
  /** First and last day that are lit, both included. */
  range: readonly [number, number];
}

/** The calendar as a section device: thirty days, some of them inked. Decoration beside its text. */
export function CalendarMark({ range: [first, last] }: CalendarMarkProps) {
  if (!hasCalendar) return null;
  return (
    <svg className={styles.mark} viewBox="0 0 58 48" aria-hidden="true" {...dayStroke}>
      <path d={calendarStrokes(1, days)} />
      <path d={calendarStrokes(first, last)} />
    </svg>
  );
}
