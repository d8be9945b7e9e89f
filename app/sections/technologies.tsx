import type { Technologies as TechnologiesWords } from '../content/messages.ts';
import { technologyGroupIds, technologyGroups } from '../content/technologies.ts';
import { Section } from '../ui/section.tsx';
import styles from './technologies.module.css';

export function Technologies({ words }: { words: TechnologiesWords & { lang?: string } }) {
  return (
    <Section
      id="technologies"
      heading={words.heading}
      lead={words.lead}
      lang={words.lang}
      ground="night"
    >
      <div className={styles.groups}>
        {technologyGroupIds.map((group) => (
          <div key={group}>
            <h3>{words.groups[group]}</h3>
            <ul>
              {technologyGroups[group].map((name) => (
                <li key={name}>
                  {`${name} `}
                  <span className="mono">{words.level}</span>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  );
}
