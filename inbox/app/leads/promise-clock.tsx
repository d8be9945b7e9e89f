import { useDates, useNow } from '../ui/time.tsx';
import { useWords } from '../words.ts';
import styles from './promise-clock.module.css';

interface PromiseClockProps {
  receivedAt: number;
  promisedBy: number;
  /** Shorter text, for lists. */
  isShort?: boolean;
}

const cells = [0, 1, 2, 3, 4, 5];

/** The elapsed part of the time to the promised answer, as six cells and in words. */
export function PromiseClock({ receivedAt, promisedBy, isShort = false }: PromiseClockProps) {
  const { clock } = useWords().words;
  const dates = useDates();
  const now = useNow();
  const left = promisedBy - now;
  const isLate = left < 0;
  const passed = (now - receivedAt) / Math.max(1, promisedBy - receivedAt);
  const filled = Math.min(cells.length, Math.max(0, Math.floor(passed * cells.length)));
  const said = isLate
    ? clock.late(dates.duration(-left))
    : isShort
      ? clock.left(dates.duration(left))
      : clock.due(dates.due(promisedBy, now));
  return (
    <span className={styles.clock} data-late={isLate} title={dates.exact(promisedBy)}>
      <span className={styles.cells} aria-hidden="true">
        {cells.map((cell) => (
          <i key={cell} data-filled={cell < filled} />
        ))}
      </span>
      {said}
    </span>
  );
}
