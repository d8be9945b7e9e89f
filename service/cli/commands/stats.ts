import type { Folder } from '../../leads/stored-lead.ts';
import { type Bar, barChart } from '../bar-chart.ts';
import { type Command, type CommandContext, exitCodes } from '../command.ts';
import { jsonText } from '../json.ts';
import { countOption } from './lead-filter.ts';
import { leadSource } from './lead-source.ts';

const defaultWeeks = 12;
/** Ten years: each week is a line of the chart. */
const mostWeeks = 520;
const weekMs = 7 * 86_400_000;
/** 1970-01-01 was a Thursday; weeks begin on Monday (ISO 8601). */
const firstMonday = 4 * 86_400_000;
const sourcesShown = 10;

interface Counts {
  folders: Record<Folder, number>;
  weeks: Bar[];
  sources: Bar[];
}

export const stats: Command = {
  name: 'stats',
  summary: 'leads per week and per source, as a chart',
  parameters: '',
  options: {
    weeks: {
      type: 'string',
      value: 'N',
      help: `how many weeks back, up to ${mostWeeks} (${defaultWeeks})`,
    },
    json: { type: 'boolean', help: 'a JSON object for scripts' },
  },
  examples: ['stats', 'stats --weeks 52'],
  async run({ context, args, terminal, now }) {
    const counts = await count(context, countOption(args, 'weeks', defaultWeeks, mostWeeks), now);
    if (args.flag('json')) {
      await terminal.out(`${jsonText(counts, 2)}\n`);
      return exitCodes.done;
    }
    const { inbox, held, spam } = counts.folders;
    const width = Math.max(10, Math.min(60, (terminal.columns ?? 80) - 36));
    await terminal.out(
      `In all: ${inbox} inbox, ${held} held, ${spam} spam\n\n` +
        `Inbox per week (beginning on Monday, UTC)\n${barChart(counts.weeks, width)}\n` +
        `Inbox per source\n${barChart(counts.sources, width)}`,
    );
    return exitCodes.done;
  },
};

async function count(context: CommandContext, weeks: number, now: number): Promise<Counts> {
  const thisWeek = Math.floor((now - firstMonday) / weekMs);
  const perWeek = new Map<number, number>();
  const perSource = new Map<string, number>();
  const since = (thisWeek - weeks + 1) * weekMs + firstMonday;
  for await (const lead of context.leads.stream({ folder: 'inbox', since })) {
    const week = Math.floor((lead.receivedAt - firstMonday) / weekMs);
    perWeek.set(week, (perWeek.get(week) ?? 0) + 1);
    const source = leadSource(lead);
    perSource.set(source, (perSource.get(source) ?? 0) + 1);
  }
  const bars = [...perSource]
    .map(([label, value]) => ({ label, value }))
    .sort((one, other) => other.value - one.value || (one.label < other.label ? -1 : 1));
  const rest = bars.slice(sourcesShown).reduce((sum, bar) => sum + bar.value, 0);
  return {
    folders: {
      inbox: await context.leads.count({ folder: 'inbox' }),
      held: await context.leads.count({ folder: 'held' }),
      spam: await context.leads.count({ folder: 'spam' }),
    },
    weeks: Array.from({ length: weeks }, (_, at) => {
      const week = thisWeek - weeks + 1 + at;
      const label = new Date(week * weekMs + firstMonday).toISOString().slice(0, 10);
      return { label, value: perWeek.get(week) ?? 0 };
    }),
    sources: [
      ...bars.slice(0, sourcesShown),
      ...(rest > 0 ? [{ label: 'others', value: rest }] : []),
    ],
  };
}
