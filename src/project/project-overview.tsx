import type { Overview } from '../content/case.ts';
import type { Words } from '../content/words.ts';
import styles from './project-overview.module.css';

interface ProjectOverviewProps {
  overview: Overview | undefined;
  words: Words['project-page'];
}

/** Challenge, solution, impact and key points; nothing where a project has none. */
export function ProjectOverview({ overview, words }: ProjectOverviewProps) {
  if (!overview) return null;
  return (
    <section className={styles.overview} aria-labelledby="overview">
      <h2 id="overview">{words.overview}</h2>
      <div className={styles.parts}>
        {(['challenge', 'solution', 'impact'] as const).map((part) => (
          <div key={part}>
            <h3>{words[part]}</h3>
            <p>{overview[part]}</p>
          </div>
        ))}
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
