import type { Language } from '../../contract/language.ts';
import { addressIn } from '../addresses.ts';
import type { SectionWords } from '../content/words.ts';
import { ProjectImage } from '../ui/project-image.tsx';
import { Section } from '../ui/section.tsx';
import { type CaseCard, columnsOf } from './case-cards.ts';
import styles from './cases.module.css';

interface CasesProps {
  words: SectionWords<'cases'>;
  cases: readonly CaseCard[];
  language: Language;
}

export function Cases({ words, cases, language }: CasesProps) {
  return (
    <Section id="cases" heading={words.heading} lead={words.lead}>
      <ul className={styles.cases}>
        {cases.map((card, place) => (
          <Case
            key={card.id}
            card={card}
            columns={columnsOf(card.facts, place, cases.length)}
            open={words.open}
            language={language}
          />
        ))}
      </ul>
    </Section>
  );
}

interface CaseProps {
  card: CaseCard;
  /** Of twelve, in a wide window. */
  columns: number;
  open: string;
  language: Language;
}

function Case({ card: { id, facts, words }, columns, open, language }: CaseProps) {
  const image = facts.gallery.find(({ file }) => file === facts.cover);
  // The widest card stands beside its words, where there is room for both.
  const sizes =
    columns === 12
      ? '(min-width: 62rem) 60vw, 92vw'
      : `(min-width: 48rem) ${Math.round((columns / 12) * 92)}vw, 92vw`;
  return (
    <li className={styles.case} data-case={id} data-columns={columns}>
      <a href={addressIn(language, `/project/${id}`)}>
        {image && (
          <ProjectImage
            project={id}
            image={image}
            language={language}
            alt=""
            sizes={sizes}
            className={styles.cover}
            transition={`case-${id}`}
          />
        )}
        <div className={styles.words}>
          <p className="mono">{words.sector}</p>
          <h3>{words.title}</h3>
          <p>{words.description}</p>
          <p className={styles.result}>
            <strong>{words.result.figure}</strong>
            {` ${words.result.label}`}
          </p>
          <span className={styles.open}>{open}</span>
        </div>
      </a>
    </li>
  );
}
