/**
 * A date in words, such as `21 November 2026`. Written out here, because the browser's own formatter
 * takes longer to come into being than the rest of a page's words (16 ms on a laptop).
 *
 * @param date `YYYY-MM-DD`
 * @param months names of the twelve months
 * @param between what stands between day, month and year
 */
export function longDate(date: string, months: readonly string[], between: string): string {
  const [year = '', month, day] = date.split('-');
  return [Number(day), months[Number(month) - 1] ?? '', year].join(between);
}
