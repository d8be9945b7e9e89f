import type { ReactNode } from 'react';
import { site } from '#site';
import type { Language } from '../../contract/language.ts';
import { addressIn } from '../addresses.ts';
import button from '../ui/button.module.css';
import { CaseOverview } from './case-overview.tsx';
import styles from './case-page.module.css';
import { caseAfter, caseOf } from './cases.ts';

interface CasePageProps {
  id: string;
  language: Language;
  /** The gallery. */
  children: ReactNode;
  /** The case's own part, if the site folder has one. */
  detail?: ReactNode;
}

/** The page of a case (specification chapter 2). */
export function CasePage({ id, language, children, detail }: CasePageProps) {
  const words = site.words[language]['project-page'];
  const { facts, words: project } = caseOf(site, language, id);
  const { title, description, sector, result } = project;
  const next = caseAfter(site.facts.cases, id);
  const landing = addressIn(language, '/');
  return (
    <article className={styles.project}>
      {site.words[language].cases && (
        <a href={`${landing}#cases`} className={styles.back}>
          <span aria-hidden="true">{'←\u00a0'}</span>
          {words.back}
        </a>
      )}
      <header className={styles.hero}>
        {facts.hasLogo && (
          <img src={`/images/${id}/logo.svg`} alt="" height="150" className={styles.logo} />
        )}
        <p className="mono">{sector}</p>
        <h1>{title}</h1>
        <p className={styles.description}>{description}</p>
      </header>
      {children}
      <div className={styles.result}>
        <p>
          <strong>{result.figure}</strong> {result.label}
        </p>
        {result.measured && (
          <div>
            <h2 className="mono">{words.measured}</h2>
            <p>{result.measured}</p>
          </div>
        )}
      </div>
      {detail}
      <CaseOverview overview={project.overview} quote={project.quote} words={words} />
      <div className={styles.details}>
        <section>
          <h2>{words.features}</h2>
          <ul className={styles.features}>
            {project.features.map((feature, index) => (
              <li key={index}>{feature}</li>
            ))}
          </ul>
          <h2>{words.technologies}</h2>
          <ul className={`mono ${styles.chips}`}>
            {facts.technologies.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </section>
        <section className={styles.aside} aria-labelledby="similar">
          <h2 id="similar">{words.aside.title}</h2>
          <p>{words.aside.text}</p>
          <a href={`${landing}#contact`} className={button.button}>
            {words.aside.action}
          </a>
        </section>
      </div>
      {next && (
        <a href={addressIn(language, `/project/${next}`)} className={styles.next}>
          <span className="mono">{words.next}</span>{' '}
          <strong>{caseOf(site, language, next).words.title}</strong>
          {'\u00a0'}
          <span aria-hidden="true">→</span>
        </a>
      )}
    </article>
  );
}
