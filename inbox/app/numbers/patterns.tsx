import { type ReactNode, useId } from 'react';
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
  return (
    <ul className={styles.legend}>
      <li>
        <Swatch fill="currentColor" />
        {numbers.won}
      </li>
      <li>
        <Swatch fill={patterns.hatch}>
          <Patterns ids={patterns} />
        </Swatch>
        {numbers.lost}
      </li>
      <li>
        <Swatch fill="none" />
        {numbers.open}
      </li>
    </ul>
  );
}

/** The key of a chart: a small square with the fill of a series. */
export function Swatch({ fill, children }: { fill: string; children?: ReactNode }) {
  return (
    <svg width="14" height="14" aria-hidden="true">
      {children}
      <rect x="0.5" y="0.5" width="13" height="13" fill={fill} stroke="currentColor" />
    </svg>
  );
}
