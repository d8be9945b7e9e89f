import type { Numbers } from '../../contract/numbers.ts';
import { useWords } from '../words.ts';
import { hatch, Swatch } from './hatch.tsx';
import styles from './numbers.module.css';

/** Won, lost and open leads as parts of one bar, with their numbers below. */
export function OutcomeBar({ outcome: { won, lost, open } }: { outcome: Numbers['outcome'] }) {
  const { language, words } = useWords();
  const { numbers } = words;
  const all = won + lost + open;
  if (all === 0) return null;
  const parts = [
    { label: numbers.won, count: won, fill: 'currentColor', from: 0 },
    { label: numbers.lost, count: lost, fill: hatch, from: won },
    { label: numbers.open, count: open, fill: 'none', from: won + lost },
  ];
  const percent = (count: number) => `${(100 * count) / all}%`;
  return (
    <figure className={styles.chart}>
      <figcaption>
        <h2>{numbers.outcome}</h2>
      </figcaption>
      <svg className={styles.bars} width="100%" height="28" aria-hidden="true">
        {parts.map(({ label, count, fill, from }) => (
          <rect
            key={label}
            x={percent(from)}
            y="1"
            width={percent(count)}
            height="26"
            fill={fill}
            stroke="currentColor"
          />
        ))}
      </svg>
      <dl className={styles.parts}>
        {parts.map(({ label, count, fill }) => (
          <div key={label}>
            <dt>
              <Swatch fill={fill} />
              {label}
            </dt>
            <dd>
              {count.toLocaleString(language)} ·{' '}
              {(count / all).toLocaleString(language, { style: 'percent' })}
            </dd>
          </div>
        ))}
      </dl>
    </figure>
  );
}
