import { site } from '#site';
import type { Language } from '../../contract/language.ts';
import type { Words } from '../content/words.ts';
import button from '../ui/button.module.css';
import { dayNumbers } from '../ui/calendar-strokes.ts';
import { SiteMark } from '../ui/site-mark.tsx';
import styles from './hero.module.css';
import calendar from './hero-calendar.module.css';

export function Hero({ language }: { language: Language }) {
  const { hero: words, cases } = site.words[language];
  return (
    <section className={styles.hero} aria-labelledby="hero-heading">
      <p className={`mono ${styles.kicker}`}>{words.kicker}</p>
      <h1
        id="hero-heading"
        className={styles.title}
        data-long={words.title.some((line) => /\p{L}{11}/u.test(line)) || undefined}
      >
        {words.title.map((line) => (
          <span key={line}>{`${line} `}</span>
        ))}
      </h1>
      <p className={styles.lead}>{words.lead}</p>
      <p className={styles.actions}>
        <a href="#contact" className={button.button}>
          {words.primary}
        </a>
        {cases && (
          <a href="#cases" className={button.quiet}>
            {words.secondary}
          </a>
        )}
      </p>
      {words.calendar ? (
        <HeroCalendar words={words.calendar} />
      ) : (
        <SiteMark mark={site.mark} className={styles.mark} />
      )}
      <dl className={styles.facts}>
        {words.facts.map(({ figure, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/**
 * Thirty cells, one for each day, change from a sketch to a product, one after the other; the site's theme
 * names both pictures. The animation is CSS only, so it plays without script; with reduced motion the end
 * is shown at once.
 */
function HeroCalendar({ words }: { words: NonNullable<Words['hero']['calendar']> }) {
  return (
    <div className={calendar.figure} role="img" aria-label={words.label}>
      <div className={calendar.calendar}>
        {dayNumbers.map((day) => (
          <i key={day} />
        ))}
      </div>
      <div className={`mono ${calendar.caption}`}>
        <span className={calendar.day}>{`${words.day} `}</span>
        <span className={calendar.live}>{words.live}</span>
      </div>
    </div>
  );
}
