import { useWords } from '../words.ts';
import styles from './numbers.module.css';

/** Fill of what was lost, in all charts: parts are told apart without colour. */
export const hatch = 'url(#hatch)';

/** Draws that pattern, once on a page. */
export function Hatch() {
  return (
    <defs>
      <pattern id="hatch" width="5" height="5" patternUnits="userSpaceOnUse">
        <path d="M-1 1 1-1M0 5 5 0M4 6 6 4" stroke="currentColor" strokeWidth="1.25" />
      </pattern>
    </defs>
  );
}

/** What filled, hatched and empty mean. */
export function Legend() {
  const { numbers } = useWords().words;
  return (
    <ul className={styles.legend}>
      <li>
        <Swatch fill="currentColor" />
        {numbers.won}
      </li>
      <li>
        <Swatch fill={hatch} />
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
export function Swatch({ fill }: { fill: string }) {
  return (
    <svg width="14" height="14" aria-hidden="true">
      <rect x="0.5" y="0.5" width="13" height="13" fill={fill} stroke="currentColor" />
    </svg>
  );
}
