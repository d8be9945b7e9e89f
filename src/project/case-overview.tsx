import type { CaseWords, Overview } from '../content/case.ts';
import type { Words } from '../content/words.ts';
import styles from './case-overview.module.css';

interface CaseOverviewProps {
  overview: Overview | undefined;
  quote: CaseWords['quote'];
  words: Words['project-page'];
}

/** Challenge, solution, the client's quote, impact and key points; without an overview only the quote. */
export function CaseOverview({ overview, quote, words }: CaseOverviewProps) {
  const said = quote && (
    <figure className={styles.quote}>
      <blockquote>{quote.text}</blockquote>
      <figcaption>{quote.by}</figcaption>
    </figure>
  );
  if (!overview) return said;
  return (
    <section className={styles.overview} aria-labelledby="overview">
      <h2 id="overview">{words.overview}</h2>
      {(['challenge', 'solution'] as const).map((part) => (
        <div key={part} className={styles[part]}>
          <h3>{words[part]}</h3>
          <p>{overview[part]}</p>
        </div>
      ))}
      {said}
      <div className={styles.impact}>
        <h3>{words.impact}</h3>
        <p>{overview.impact}</p>
      </div>
      <div className={styles.points}>
        <h3>{words.keyPoints}</h3>
        <ul>
          {overview.keyPoints.map((point, index) => (
            <li key={index}>{point}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}
