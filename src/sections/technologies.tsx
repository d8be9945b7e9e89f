import type { Site } from '../content/site.ts';
import type { SectionWords } from '../content/words.ts';
import { Section } from '../ui/section.tsx';
import styles from './technologies.module.css';

interface TechnologiesProps {
  words: SectionWords<'technologies'>;
  groups: Site['technologies'];
}

export function Technologies({ words, groups }: TechnologiesProps) {
  return (
    <Section id="technologies" heading={words.heading} lead={words.lead} ground="night">
      <div className={styles.groups}>
        {Object.entries(groups).map(([group, names]) => (
          <div key={group}>
            <h3>{words.groups[group]}</h3>
            <ul>
              {names.map((name) => (
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
