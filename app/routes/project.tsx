import type { ProjectContent } from '../content/catalogue.ts';
import type { Localized } from '../content/localized.ts';
import { nextProject, type ProjectId, projects } from '../content/projects.ts';
import { Gallery } from '../project/gallery.tsx';
import { ProjectOverview } from '../project/project-overview.tsx';
import button from '../ui/button.module.css';
import { Link } from '../ui/link.tsx';
import styles from './project.module.css';

export function ProjectRoute({
  id,
  cases,
  projectPage: words,
  project,
}: Localized<ProjectContent> & { id: ProjectId }) {
  const next = nextProject(id);
  const { title, description, sector, result } = cases.items[id];
  const { gallery, technologies } = projects[id];
  return (
    <article className={styles.project}>
      <Link to={{ kind: 'landing' }} section="cases" className={styles.back} lang={words.lang}>
        ← {words.back}
      </Link>
      <header className={styles.hero} lang={cases.lang}>
        <img src={`/images/${id}/logo.svg`} alt="" height="150" className={styles.logo} />
        <p className="mono">{sector}</p>
        <h1>{title}</h1>
        <p className={styles.description}>{description}</p>
        <p className={styles.result}>
          <strong>{result.figure}</strong> {result.label}
        </p>
      </header>
      {gallery.length > 1 && (
        <Gallery project={id} images={gallery} captions={project.captions} words={words.gallery} />
      )}
      <ProjectOverview overview={project.overview} words={words} lang={project.lang} />
      <div className={styles.details}>
        <section lang={project.lang}>
          <h2>{words.features}</h2>
          <ul className={styles.features}>
            {project.features.map((feature, index) => (
              <li key={index}>{feature}</li>
            ))}
          </ul>
          <h2>{words.technologies}</h2>
          <ul className={`mono ${styles.chips}`}>
            {technologies.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </section>
        <aside className={styles.aside} lang={words.lang}>
          <h2>{words.aside.title}</h2>
          <p>{words.aside.text}</p>
          <Link to={{ kind: 'landing' }} section="contact" className={button.button}>
            {words.aside.action}
          </Link>
        </aside>
      </div>
      {next && (
        <Link to={{ kind: 'project', id: next }} className={styles.next} lang={cases.lang}>
          <span className="mono" lang={words.lang}>
            {words.next}
          </span>{' '}
          <strong>{cases.items[next].title}</strong> <span aria-hidden="true">→</span>
        </Link>
      )}
    </article>
  );
}
