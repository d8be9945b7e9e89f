import { useId } from 'react';
import { useWords } from '../words.ts';
import styles from './numbers.module.css';

/** Fills by which parts of a chart are told apart without colour. */
export function usePatterns() {
  const id = useId();
  return { id, hatch: `url(#${id}-hatch)`, dots: `url(#${id}-dots)` };
}

export function Patterns({ ids: { id } }: { ids: { id: string } }) {
  return (
    <defs>
      <pattern id={`${id}-hatch`} width="5" height="5" patternUnits="userSpaceOnUse">
        <path d="M-1 1 1-1M0 5 5 0M4 6 6 4" stroke="currentColor" strokeWidth="1.25" />
      </pattern>
      <pattern id={`${id}-dots`} width="4" height="4" patternUnits="userSpaceOnUse">
        <rect x="1" y="1" width="1.5" height="1.5" fill="currentColor" />
      </pattern>
    </defs>
  );
}

/** What filled, hatched and empty mean. */
export function Legend() {
  const { numbers } = useWords().words;
  const patterns = usePatterns();
  const entries = [
    [numbers.won, 'currentColor'],
    [numbers.lost, patterns.hatch],
    [numbers.open, 'none'],
  ] as const;
  return (
    <ul className={styles.legend}>
      {entries.map(([label, fill]) => (
        <li key={label}>
          <svg width="14" height="14" aria-hidden="true">
            <Patterns ids={patterns} />
            <rect x="0.5" y="0.5" width="13" height="13" fill={fill} stroke="currentColor" />
          </svg>
          {label}
        </li>
      ))}
    </ul>
  );
}
