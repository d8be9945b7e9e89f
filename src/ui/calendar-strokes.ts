import { languages, site } from '#site';

/** Whether the site's motif are the thirty days, rather than its mark. */
export const hasCalendar = Boolean(site.words[languages[0]].hero.calendar);

/** The motif: thirty days, in rows of six. */
const daysPerRow = 6;
export const days = 30;
export const dayNumbers = Array.from({ length: days }, (_, index) => index + 1);

const cell = 8;
const gap = 2;
const pitch = cell + gap;

/** How a stroke becomes days: SVG attributes for `calendarStrokes`, whose dashes are the cells. */
export const dayStroke = { strokeWidth: cell, strokeDasharray: `${cell} ${gap}` } as const;

/**
 * SVG path data of the days from `first` to `last` (1 to 30, both included) on the calendar in
 * five rows of six, to be drawn with `dayStroke`. The whole calendar is 58 × 48 units.
 */
export function calendarStrokes(first: number, last: number): string {
  let path = '';
  let day = first;
  while (day <= last) {
    const column = (day - 1) % daysPerRow;
    const row = Math.floor((day - 1) / daysPerRow);
    const count = Math.min(daysPerRow - column, last - day + 1);
    path += `M${column * pitch} ${row * pitch + cell / 2}h${count * pitch - gap}`;
    day += count;
  }
  return path;
}
