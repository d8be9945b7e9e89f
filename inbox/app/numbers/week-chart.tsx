import { languageFacts } from '../../../contract/language.ts';
import type { Numbers } from '../../contract/numbers.ts';
import { useWords } from '../words.ts';
import { Hatch, hatch, Legend } from './hatch.tsx';
import styles from './numbers.module.css';

interface WeekChartProps {
  title: string;
  weeks: Numbers['weeks'];
  of: 'leads' | 'visits';
}

/** Heights in pixels: of the bars, and of the labels below them. */
const height = 140;
const foot = 24;
const head = 20;

/** A bar for each week. Won and lost leads differ by pattern, and a table has all numbers. */
export function WeekChart({ title, weeks, of }: WeekChartProps) {
  const { language, words } = useWords();
  const { numbers } = words;
  const isLeads = of === 'leads';
  const day = new Intl.DateTimeFormat(languageFacts[language].locale, {
    timeZone: 'UTC',
    day: '2-digit',
    month: '2-digit',
  });
  const number = (value: number | null) =>
    value === null ? numbers.notCounted : value.toLocaleString(language);
  const most = Math.max(1, ...weeks.map((week) => week[of] ?? 0));
  // If there is no room for every number, only the highest one is shown.
  const highest = weeks.findIndex((week) => week[of] === most);
  const step = 100 / weeks.length;
  const last = weeks.length - 1;
  const everyNth = Math.ceil(weeks.length / 6);
  /** Moves a date at the edge inwards if its five characters are wider than its bar. */
  const keepInside = (x: number) => `clamp(2.5ch - ${x}cqi, 0px, ${100 - x}cqi - 2.5ch)`;
  /** Whether the numbers would touch on a phone, so that only the highest one is shown there. */
  const isCrowded = number(most).length * weeks.length > 40;
  const tall = (count: number) => (count / most) * height;
  return (
    <figure className={styles.chart}>
      <figcaption>
        <h2>{title}</h2>
        {isLeads && <Legend />}
      </figcaption>
      <svg
        className={styles.bars}
        width="100%"
        height={head + height + foot}
        role="img"
        aria-label={title}
      >
        {/* Also used by the outcome bar: this chart is always on the page. */}
        {isLeads && <Hatch />}
        <line x1="0" x2="100%" y1={head + height} y2={head + height} stroke="currentColor" />
        {weeks.map((week, place) => {
          const all = week[of] ?? 0;
          const won = isLeads ? tall(week.won) : 0;
          const lost = isLeads ? tall(week.lost) : 0;
          const floor = head + height;
          const middle = (place + 0.5) * step;
          const bar = {
            x: `${place * step + step * 0.14}%`,
            width: `${step * 0.72}%`,
            stroke: 'currentColor',
          };
          return (
            <g key={week.week}>
              <rect {...bar} y={floor - tall(all)} height={tall(all)} fill="none" />
              {won > 0 && <rect {...bar} y={floor - won} height={won} fill="currentColor" />}
              {lost > 0 && <rect {...bar} y={floor - won - lost} height={lost} fill={hatch} />}
              {(weeks.length <= 16 || place === highest) && (
                <text
                  x={`${middle}%`}
                  y={floor - tall(all) - 6}
                  textAnchor="middle"
                  data-crowded={isCrowded && all < most}
                >
                  {week[of] === null ? '' : number(all)}
                </text>
              )}
              {(last - place) % everyNth === 0 && (
                <text
                  x={`${middle}%`}
                  y={floor + foot - 8}
                  textAnchor="middle"
                  style={{ translate: keepInside(middle) }}
                >
                  {day.format(Date.parse(week.week))}
                </text>
              )}
            </g>
          );
        })}
      </svg>
      <details className={styles.table}>
        <summary>{numbers.table}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{numbers.week}</th>
              <th scope="col">{isLeads ? numbers.leads : numbers.visits}</th>
              {isLeads && <th scope="col">{numbers.won}</th>}
              {isLeads && <th scope="col">{numbers.lost}</th>}
            </tr>
          </thead>
          <tbody>
            {weeks.map((week) => (
              <tr key={week.week}>
                <th scope="row">{day.format(Date.parse(week.week))}</th>
                <td>{number(week[of])}</td>
                {isLeads && <td>{number(week.won)}</td>}
                {isLeads && <td>{number(week.lost)}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
