import { sourceOf } from '../../storage/leads.ts';
import type { Command } from '../command.ts';
import { clockAt } from '../moment.ts';
import { jsonText, printable } from '../printable.ts';
import { fitted } from '../table.ts';

const defaultWeeks = 12;
/** Ten years: each week is a line of the chart. */
const mostWeeks = 520;
const sourcesShown = 10;
/** Columns of a chart: a label may be what a stranger wrote, and would move the bars away. */
const labelWidth = 24;
const barWidth = 40;

interface Bar {
  label: string;
  value: number;
}

export const stats: Command = {
  name: 'stats',
  options: { weeks: 'N', json: true },
  async run({ store: { leads }, args, terminal, say, reader, now }) {
    const weeks = args.count('weeks', mostWeeks) ?? defaultWeeks;
    const first = mondayOf(now, reader.timeZone).subtract({ weeks: weeks - 1 });
    const perWeek = new Map<string, number>();
    for (let at = 0; at < weeks; at += 1) perWeek.set(dayOf(first.add({ weeks: at })), 0);
    const perSource = new Map<string, number>();
    for await (const lead of leads.stream({ folder: 'inbox', since: first.epochMilliseconds })) {
      add(perWeek, dayOf(mondayOf(lead.receivedAt, reader.timeZone)));
      add(perSource, sourceOf(lead) || 'direct');
    }
    const [inbox, held, spam] = await Promise.all([
      leads.count({ folder: 'inbox' }),
      leads.count({ folder: 'held' }),
      leads.count({ folder: 'spam' }),
    ]);
    const folders = { inbox, held, spam };
    const sources = bars(perSource)
      .sort((one, other) => other.value - one.value || one.label.localeCompare(other.label))
      .slice(0, sourcesShown);
    await terminal.out(
      args.flag('json')
        ? `${jsonText({ folders, weeks: bars(perWeek), sources }, 2)}\n`
        : `${say('inAll', folders)}\n\n${say('perWeek')}\n${chart(bars(perWeek))}\n` +
            `${say('perSource')}\n${chart(sources)}`,
    );
  },
};

/** When the week of a moment began where the owner is; weeks begin on Monday (ISO 8601). */
function mondayOf(ms: number, timeZone: string): Temporal.ZonedDateTime {
  const day = clockAt(ms, timeZone).startOfDay();
  return day.subtract({ days: day.dayOfWeek - 1 });
}

function dayOf(moment: Temporal.ZonedDateTime): string {
  return moment.toPlainDate().toString();
}

function add(counts: Map<string, number>, label: string): void {
  counts.set(label, (counts.get(label) ?? 0) + 1);
}

function bars(counts: ReadonlyMap<string, number>): Bar[] {
  return [...counts].map(([label, value]) => ({ label, value }));
}

/** Horizontal bars in text, with the figure at the end. */
function chart(rows: readonly Bar[]): string {
  const most = Math.max(1, ...rows.map(({ value }) => value));
  return rows
    .map(({ label, value }) => {
      const bar = '█'.repeat(Math.ceil((value / most) * barWidth));
      return `  ${fitted(printable(label), labelWidth)}  ${bar} ${value}\n`;
    })
    .join('');
}
