import { site } from '#site';
import type { SectionWords } from '../content/words.ts';
import { Section } from '../ui/section.tsx';
import styles from './technologies.module.css';

export function Technologies({ words }: { words: SectionWords<'technologies'> }) {
  return (
    <Section id="technologies" words={words} ground="night">
      <div className={styles.groups}>
        {Object.entries(site.technologies).map(([group, names]) => (
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
