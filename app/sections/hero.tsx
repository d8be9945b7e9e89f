import type { Hero as HeroWords } from '../content/messages.ts';
import button from '../ui/button.module.css';
import { Link } from '../ui/link.tsx';
import styles from './hero.module.css';
import { HeroCalendar } from './hero-calendar.tsx';

export function Hero({ words }: { words: HeroWords & { lang?: string } }) {
  return (
    <section className={styles.hero} aria-labelledby="hero-heading" lang={words.lang}>
      <p className={`mono ${styles.kicker}`}>{words.kicker}</p>
      <h1 id="hero-heading" className={styles.title}>
        {words.title.map((line) => (
          <span key={line}>{`${line} `}</span>
        ))}
      </h1>
      <p className={styles.lead}>{words.lead}</p>
      <p className={styles.actions}>
        <Link to={{ kind: 'landing' }} section="contact" className={button.button}>
          {words.primary}
        </Link>
        <Link to={{ kind: 'landing' }} section="cases" className={button.quiet}>
          {words.secondary}
        </Link>
      </p>
      <HeroCalendar words={words.calendar} />
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
