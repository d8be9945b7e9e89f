import { site } from '#site';
import type { Language } from '../../contract/language.ts';
import { addressIn } from '../addresses.ts';
import { coverOf } from '../content/case.ts';
import type { SectionWords } from '../content/words.ts';
import { caseOf } from '../project/cases.ts';
import { Section } from '../ui/section.tsx';
import { SiteImage } from '../ui/site-image.tsx';
import { SiteMark } from '../ui/site-mark.tsx';
import { columnsOf } from './case-columns.ts';
import styles from './cases.module.css';

interface CasesProps {
  words: SectionWords<'cases'>;
  language: Language;
}

export function Cases({ words, language }: CasesProps) {
  const cases = site.facts.cases.map((id) => caseOf(site, language, id));
  return (
    <Section id="cases" words={words}>
      <ul className={styles.cases}>
        {cases.map(({ id, facts, words: { sector, title, description, result } }, place) => {
          const columns = columnsOf(facts, place, cases.length);
          const image = coverOf(facts);
          return (
            <li key={id} className={styles.case} data-case={id} data-columns={columns}>
              <a href={addressIn(language, `/project/${id}`)}>
                {image ? (
                  <SiteImage
                    folder={id}
                    image={image}
                    language={language}
                    alt=""
                    sizes={sizes(columns)}
                    className={styles.cover}
                    transition={`case-${id}`}
                  />
                ) : (
                  <SiteMark mark={site.mark} className={`${styles.cover} ${styles.mark}`} />
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
              </a>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

/** In the widest card, image and words are side by side. */
function sizes(columns: number): string {
  if (columns === 12) return '(min-width: 62rem) 60vw, 92vw';
  return `(min-width: 48rem) ${Math.round((columns / 12) * 92)}vw, 92vw`;
}
