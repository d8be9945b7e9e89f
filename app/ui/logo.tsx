import { brand } from '../content/brand.ts';
import { calendarPath } from './calendar-path.ts';
import styles from './logo.module.css';

/** The mark: thirty days, one of them lit, and the brand's name. */
export function Logo() {
  return (
    <span className={styles.logo}>
      <svg viewBox="0 0 58 48" aria-hidden="true">
        <path d={calendarPath(1, 29)} fill="currentColor" />
        <path d={calendarPath(30, 30)} className={styles.lit} />
      </svg>
      {brand.name}
    </span>
  );
}
