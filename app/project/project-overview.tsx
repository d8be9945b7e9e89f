import type { ProjectPage } from '../content/messages.ts';
import type { ProjectWords } from '../content/project.ts';
import styles from './project-overview.module.css';

interface ProjectOverviewProps {
  overview: ProjectWords['overview'] | undefined;
  words: ProjectPage;
  lang?: string | undefined;
}

/** Challenge, solution, impact and key points; nothing where a project has none. */
export function ProjectOverview({ overview, words, lang }: ProjectOverviewProps) {
  if (!overview) return null;
  return (
    <section className={styles.overview} aria-labelledby="overview" lang={lang}>
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
