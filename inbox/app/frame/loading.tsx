import { useWords } from '../words.ts';
import styles from './frame.module.css';

/** Loading indicator, which appears only after a moment. */
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
