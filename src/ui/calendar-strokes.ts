import { languages, site } from '#site';

/** Whether the site's motif is the calendar of thirty days, rather than its mark. */
export const hasCalendar = Boolean(site.words[languages[0]].hero.calendar);

/** The motif: thirty days, in rows of six. */
const daysPerRow = 6;
export const days = 30;
export const dayNumbers = Array.from({ length: days }, (_, index) => index + 1);

/** Distance from one day to the next, in SVG units. */
const pitch = 10;
/** Length and width of a day's stroke: each day is a square. */
export const daySize = 8;

/**
 * SVG path data of the days from `first` to `last` (1 to 30, both included) on the calendar in
 * five rows of six, to be stroked as thick as `daySize`. The whole calendar is 58 × 48 units.
 */
export function calendarStrokes(first: number, last: number): string {
  const strokes = dayNumbers.slice(first - 1, last).map((day) => {
    const column = (day - 1) % daysPerRow;
    const row = Math.floor((day - 1) / daysPerRow);
    return `M${column * pitch} ${row * pitch + daySize / 2}h${daySize}`;
  });
  return strokes.join('');
}
