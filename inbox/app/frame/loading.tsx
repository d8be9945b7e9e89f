import { useWords } from '../words.ts';
import styles from './frame.module.css';

/** Stands where something is on its way; shown only where that takes a moment. */
export function Loading() {
  const { words } = useWords();
  return (
    <p className={styles.loading} role="status">
      <span className={styles.cells} aria-hidden="true">
        {[0, 1, 2, 3, 4, 5].map((cell) => (
          <i key={cell} />
        ))}
      </span>
      {words.frame.loading}
    </p>
  );
}
