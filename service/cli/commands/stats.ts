import type { Command } from '../command.ts';
import { fitText, jsonText, stripControls } from '../table.ts';

const defaultWeeks = 12;
/** Ten years, because each week is a line of the chart. */
const mostWeeks = 520;
const sourcesShown = 10;
/** Width of a chart's labels: a label may be a stranger's text, and would shift the bars. */
const labelWidth = 24;
const barWidth = 40;

export const stats: Command = {
  name: 'stats',
  options: { weeks: 'N', json: true },
  async run({ store, args, terminal, say, now }) {
    const count = args.count('weeks', mostWeeks) ?? defaultWeeks;
    const numbers = await store.inbox.numbers(count, now);
    const weeks = numbers.weeks.map(({ week, leads }) => ({ label: week, value: leads }));
    const sources = numbers.bySource
      .map(({ name, leads }) => ({ label: name || 'direct', value: leads }))
      .filter(({ value }) => value > 0)
      .sort((one, other) => other.value - one.value || one.label.localeCompare(other.label))
      .slice(0, sourcesShown);
    const folders = {
      inbox: await store.leads.count({ folder: 'inbox' }),
      held: await store.leads.count({ folder: 'held' }),
      spam: await store.leads.count({ folder: 'spam' }),
    };
    await terminal.out(
      args.flag('json')
        ? `${jsonText({ folders, weeks, sources }, 2)}\n`
        : `${say('inAll', folders)}\n\n${say('perWeek')}\n${chart(weeks)}\n` +
            `${say('perSource')}\n${chart(sources)}`,
    );
  },
};

function chart(rows: readonly { label: string; value: number }[]): string {
  const most = Math.max(1, ...rows.map(({ value }) => value));
  return rows
    .map(({ label, value }) => {
      const bar = '█'.repeat(Math.ceil((value / most) * barWidth));
      return `  ${fitText(stripControls(label), labelWidth)}  ${bar} ${value}\n`;
    })
    .join('');
}
