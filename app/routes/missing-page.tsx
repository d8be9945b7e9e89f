import { days } from '../content/calendar.ts';
import button from '../ui/button.module.css';
import { calendarStrokes, dayStroke } from '../ui/calendar-strokes.ts';
import { Link } from '../ui/link.tsx';
import styles from './missing-page.module.css';

interface MissingPageProps {
  code?: string;
  title: string;
  text: string;
  back: string;
  lang?: string | undefined;
}

/** Thirty days without the one that was asked for: one cell has fallen out of the calendar. */
export function MissingPage({ code, title, text, back, lang }: MissingPageProps) {
  return (
    <section className={styles.missing} lang={lang}>
      <div>
        {code && <p className={styles.code}>{code}</p>}
        <h1>{title}</h1>
        <p>{text}</p>
        <Link to={{ kind: 'landing' }} className={button.button}>
          {back}
        </Link>
      </div>
      <svg viewBox="0 0 58 68.2" aria-hidden="true">
        <path {...dayStroke} d={calendarStrokes(1, 21) + calendarStrokes(23, days)} />
        <path className={styles.fallen} d="M33 60.5l7.7-2.1 2.1 7.7-7.7 2.1z" />
      </svg>
    </section>
  );
}
