import type { MethodologyFacts } from '../content/facts.ts';
import type { SectionWords } from '../content/words.ts';
import styles from './comparison.module.css';

type Facts = MethodologyFacts['comparison'];

interface ComparisonProps {
  words: SectionWords<'methodology'>['comparison'];
  facts: Facts;
}

/** Length of the axis: the longest duration in whole months, or two to leave room for the MVP's label. */
function axisMonths({ traditional, ours }: Facts): number {
  return Math.ceil(Math.max(traditional.toMonths, ours.toMonths, 2));
}

/** For the page's head: tells the styles how many months there are; the policy forbids style attributes. */
export function ComparisonStyle({ facts }: { facts: Facts }) {
  return <style>{`:root{--axis-months:${axisMonths(facts)}}`}</style>;
}

/**
 * The traditional way and ours on one axis of months, to scale: the solid part of a bar is the shortest
 * duration, divided into the steps, and the pale part the longest.
 */
export function Comparison({ words, facts }: ComparisonProps) {
  const axis = Array.from({ length: axisMonths(facts) }, (_, month) => month + 1);
  return (
    <figure className={styles.comparison}>
      <figcaption>
        <h3>{words.heading}</h3>
        <p className="mono">{words.caption}</p>
      </figcaption>
      <ul className={styles.chart}>
        {(['traditional', 'ours'] as const).map((way) => (
          <li key={way}>
            <div className={styles.name}>
              <strong>{words[way].name}</strong>
              <span className="mono">{`${words[way].duration} · ${words[way].steps}`}</span>
            </div>
            <div className={styles.track}>
              <Bar way={way} facts={facts} />
            </div>
            {way === 'ours' && <p className={`mono ${styles.mvp}`}>{words.mvp}</p>}
            <p>{words[way].text}</p>
          </li>
        ))}
      </ul>
      <ol className={`mono ${styles.axis}`} aria-hidden="true">
        {axis.map((month) => (
          // A phone has no room for more than twelve figures.
          <li key={month}>{axis.length > 12 && month % 3 > 0 ? '' : month}</li>
        ))}
      </ol>
    </figure>
  );
}

/** SVG units per month; the drawing is as wide as the axis. */
const monthWidth = 100;
const barHeight = 40;

function Bar({ way, facts }: { way: 'traditional' | 'ours'; facts: Facts }) {
  const { fromMonths, toMonths, steps } = facts[way];
  const shortest = fromMonths * monthWidth;
  const longest = toMonths * monthWidth;
  const ticks = Array.from({ length: steps - 1 }, (_, step) => ((step + 1) * shortest) / steps);
  return (
    <svg
      className={styles.bar}
      data-way={way}
      viewBox={`0 0 ${axisMonths(facts) * monthWidth} ${barHeight}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className={styles.longest} d={`M0 0h${longest}v${barHeight}H0z`} />
      <path className={styles.shortest} d={`M0 0h${shortest}v${barHeight}H0z`} />
      <path
        className={styles.ticks}
        d={ticks.map((x) => `M${x.toFixed(1)} 0v${barHeight}`).join('')}
      />
    </svg>
  );
}
