import { useId } from 'react';
import { useWords } from '../words.ts';
import styles from './numbers.module.css';

interface Row {
  name: string;
  leads?: number;
  won?: number;
  visits?: number;
  views?: number;
}

type Column = 'leads' | 'won' | 'visits' | 'views' | 'conversion';

interface RankingProps {
  title: string;
  rows: readonly Row[];
  /** The first is also drawn as a bar. */
  columns: readonly Column[];
}

/** A table whose first number is also drawn as a bar behind the name. */
export function Ranking({ title, rows, columns }: RankingProps) {
  const { language, words } = useWords();
  const { numbers } = words;
  const id = useId();
  const [first = 'leads'] = columns;
  const countOf = (row: Row, column: Column): number =>
    column === 'conversion' ? (row.leads ?? 0) / Math.max(1, row.visits ?? 0) : (row[column] ?? 0);
  const most = Math.max(1, ...rows.map((row) => countOf(row, first)));
  const write = (row: Row, column: Column) => {
    if (column !== 'conversion') return countOf(row, column).toLocaleString(language);
    if (!row.visits) return '–';
    return countOf(row, column).toLocaleString(language, {
      style: 'percent',
      maximumFractionDigits: 1,
    });
  };
  if (rows.length === 0) return null;
  return (
    <section className={styles.ranking} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {/* biome-ignore lint/a11y/noRedundantRoles: on a phone its parts are blocks, which removes the role. */}
      <table role="table">
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{numbers.name}</span>
            </th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {numbers[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.name}>
              <th scope="row">
                <span>{row.name}</span>
                <svg width="100%" height="5" aria-hidden="true">
                  <rect
                    width={`${(100 * countOf(row, first)) / most}%`}
                    height="5"
                    fill="currentColor"
                  />
                </svg>
              </th>
              {columns.map((column) => (
                <td key={column}>{write(row, column)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
