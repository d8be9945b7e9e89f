import { daysPerWeek } from '../app/content/calendar.ts';

const cell = 8;
const pitch = 10;

/**
 * SVG path data of the days from `first` to `last` (1 to 30, both included) on the calendar of
 * five weeks of six days. The whole calendar is 58 × 48 units: cells of 8, gaps of 2.
 */
export function calendarPath(first: number, last: number): string {
  let path = '';
  for (let day = first; day <= last; day += 1) {
    const x = ((day - 1) % daysPerWeek) * pitch;
    const y = Math.floor((day - 1) / daysPerWeek) * pitch;
    path += `M${x} ${y}h${cell}v${cell}h-${cell}z`;
  }
  return path;
}
