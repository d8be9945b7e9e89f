import { useWords } from '../words.ts';
import styles from './numbers.module.css';

/** Fill of lost leads in all charts, so that they can be told apart without colour. */
export const hatch = 'url(#hatch)';

/** Defines the pattern; once per page. */
export function Hatch() {
  return (
    <defs>
      <pattern id="hatch" width="5" height="5" patternUnits="userSpaceOnUse">
        <path d="M-1 1 1-1M0 5 5 0M4 6 6 4" stroke="currentColor" strokeWidth="1.25" />
      </pattern>
    </defs>
  );
}

/** Legend of the fills. */
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

/** Legend entry: a small square with the fill of a series. */
export function Swatch({ fill }: { fill: string }) {
  return (
    <svg width="14" height="14" aria-hidden="true">
      <rect x="0.5" y="0.5" width="13" height="13" fill={fill} stroke="currentColor" />
    </svg>
  );
}
