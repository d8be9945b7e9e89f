import type { Cases as CasesWords } from '../content/messages.ts';
import type { ProjectFacts } from '../content/project.ts';
import { type ProjectId, projectIds, projects } from '../content/projects.ts';
import { Link } from '../ui/link.tsx';
import { ProjectImage } from '../ui/project-image.tsx';
import { Section } from '../ui/section.tsx';
import styles from './cases.module.css';

export function Cases({ words }: { words: CasesWords & { lang?: string } }) {
  return (
    <Section id="cases" heading={words.heading} lead={words.lead} lang={words.lang}>
      <ul className={styles.cases}>
        {projectIds.map((id) => (
          <Case key={id} id={id} words={words} />
        ))}
      </ul>
    </Section>
  );
}

/**
 * How much of a wide window's width each cover takes, after the columns of cases.module.css: in one
 * size for all, the widest came too small and was blurred.
 */
const shares: Readonly<Record<string, number>> = {
  ecommerce: 53,
  'ai-education': 37,
  'roadwork-inspection': 29,
  'constru-match': 61,
  'online-ordering': 60,
};

function Case({ id, words }: { id: ProjectId; words: CasesWords }) {
  const { sector, title, description, result } = words.items[id];
  const { cover, gallery }: ProjectFacts = projects[id];
  const image = gallery.find(({ file }) => file === cover);
  return (
    <li className={styles.case} data-case={id}>
      <Link to={{ kind: 'project', id }}>
        {image && (
          <ProjectImage
            project={id}
            image={image}
            alt=""
            sizes={`(min-width: 62rem) ${shares[id] ?? 50}vw, 92vw`}
            className={styles.cover}
            transition={`case-${id}`}
          />
        )}
        <div className={styles.words}>
          <p className="mono">{sector}</p>
          <h3>{title}</h3>
          <p>{description}</p>
          <p className={styles.result}>
            <strong>{result.figure}</strong>
            {` ${result.label}`}
          </p>
          <span className={styles.open}>{words.open}</span>
        </div>
      </Link>
    </li>
  );
}
