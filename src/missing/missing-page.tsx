import { site } from '#site';
import type { Language } from '../../contract/language.ts';
import { addressIn } from '../addresses.ts';
import button from '../ui/button.module.css';
import { calendarStrokes, dayStroke, days, hasCalendar } from '../ui/calendar-strokes.ts';
import { SiteMark } from '../ui/site-mark.tsx';
import styles from './missing-page.module.css';

interface MissingPageProps {
  words: { title: string; text: string; back: string };
  code?: string;
  language: Language;
}

/** Says that there is no such page, beside the site's motif. */
export function MissingPage({ words, code, language }: MissingPageProps) {
  return (
    <section className={styles.missing}>
      <div>
        <h1>
          {code && <span className={styles.code}>{`${code} `}</span>}
          {words.title}
        </h1>
        <p>{words.text}</p>
        <a href={addressIn(language, '/')} className={button.button}>
          {words.back}
        </a>
      </div>
      {hasCalendar ? <FallenDay /> : <SiteMark mark={site.mark} className={styles.mark} />}
    </section>
  );
}

/** Thirty days without the one that was asked for: one cell has fallen out of the calendar. */
function FallenDay() {
  return (
    <svg viewBox="0 0 58 68.2" aria-hidden="true">
      <path {...dayStroke} d={calendarStrokes(1, 21) + calendarStrokes(23, days)} />
      <path className={styles.fallen} d="M33 60.5l7.7-2.1 2.1 7.7-7.7 2.1z" />
    </svg>
  );
}
