import { site } from '#site';
import { addressIn } from '../addresses.ts';
import type { Page } from '../head/page-kinds.ts';
import button from '../ui/button.module.css';
import { calendarStrokes, daySize, days, hasCalendar } from '../ui/calendar-strokes.ts';
import { SiteMark } from '../ui/site-mark.tsx';
import styles from './missing-page.module.css';

/** The not-found page, for pages and for cases. */
export function MissingPage({ page: { path, language } }: { page: Page }) {
  const { 'project-page': projectPage, 'not-found': notFound } = site.words[language];
  const isCase = path === '/project/404';
  const words = isCase ? projectPage.notFound : notFound;
  return (
    <section className={styles.missing}>
      <div>
        <h1>
          {!isCase && <span className={styles.code}>{'404 '}</span>}
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

/** The calendar of thirty days, with one cell that has fallen out. */
function FallenDay() {
  return (
    <svg viewBox="0 0 58 68.2" aria-hidden="true">
      <path strokeWidth={daySize} d={calendarStrokes(1, 21) + calendarStrokes(23, days)} />
      <path className={styles.fallen} d="M33 60.5l7.7-2.1 2.1 7.7-7.7 2.1z" />
    </svg>
  );
}
