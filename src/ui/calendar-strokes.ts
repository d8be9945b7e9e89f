/** The motif: thirty days, five weekly sprints of six. */
export const daysPerWeek = 6;
export const weeks = 5;
export const days = daysPerWeek * weeks;

const cell = 8;
const gap = 2;
const pitch = cell + gap;

/** How a stroke becomes days: SVG attributes for `calendarStrokes`, whose dashes are the cells. */
export const dayStroke = { strokeWidth: cell, strokeDasharray: `${cell} ${gap}` } as const;

/**
 * SVG path data of the days from `first` to `last` (1 to 30, both included) on the calendar of
 * five weeks of six days, to be drawn with `dayStroke`. The whole calendar is 58 × 48 units.
 */
export function calendarStrokes(first: number, last: number): string {
  let path = '';
  let day = first;
  while (day <= last) {
    const column = (day - 1) % daysPerWeek;
    const week = Math.floor((day - 1) / daysPerWeek);
    const count = Math.min(daysPerWeek - column, last - day + 1);
    path += `M${column * pitch} ${week * pitch + cell / 2}h${count * pitch - gap}`;
    day += count;
  }
  return path;
}
