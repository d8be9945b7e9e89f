import type { StoredLead } from '../../leads/stored-lead.ts';
import { type Command, exitCodes, type StoreInput } from '../command.ts';
import { jsonText, printable } from '../printable.ts';
import { fitted } from '../table.ts';

const defaultWeeks = 12;
/** Ten years: each week is a line of the chart. */
const mostWeeks = 520;
const weekMs = 7 * 86_400_000;
/** 1970-01-01 was a Thursday; weeks begin on Monday (ISO 8601). */
const firstMonday = 4 * 86_400_000;
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
  parameters: '',
  options: { weeks: 'N', json: true },
  examples: ['stats --weeks 52'],
  async run({ store, args, terminal, say, now }) {
    const weeks = args.count('weeks', mostWeeks) ?? defaultWeeks;
    const folders = {
      inbox: await store.leads.count({ folder: 'inbox' }),
      held: await store.leads.count({ folder: 'held' }),
      spam: await store.leads.count({ folder: 'spam' }),
    };
    const counts = { folders, ...(await count(store, weeks, now)) };
    await terminal.out(
      args.flag('json')
        ? `${jsonText(counts, 2)}\n`
        : `${say('inAll', folders)}\n\n` +
            `${say('perWeek')}\n${chart(counts.weeks)}\n${say('perSource')}\n${chart(counts.sources)}`,
    );
    return exitCodes.done;
  },
};

async function count(store: StoreInput['store'], weeks: number, now: number) {
  const thisWeek = Math.floor((now - firstMonday) / weekMs);
  const since = (thisWeek - weeks + 1) * weekMs + firstMonday;
  const perWeek = new Map<string, number>();
  for (let at = 0; at < weeks; at += 1) perWeek.set(dayOf(since + at * weekMs), 0);
  const perSource = new Map<string, number>();
  for await (const lead of store.leads.stream({ folder: 'inbox', since })) {
    const monday = lead.receivedAt - ((lead.receivedAt - firstMonday) % weekMs);
    add(perWeek, dayOf(monday));
    add(perSource, sourceOf(lead));
  }
  const bars = (counts: Map<string, number>) =>
    [...counts].map(([label, value]): Bar => ({ label, value }));
  return {
    weeks: bars(perWeek),
    sources: bars(perSource)
      .sort((one, other) => other.value - one.value || (one.label < other.label ? -1 : 1))
      .slice(0, sourcesShown),
  };
}

function add(counts: Map<string, number>, label: string): void {
  counts.set(label, (counts.get(label) ?? 0) + 1);
}

function dayOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}

/** Where a lead came from: the campaign's source, else the referring site, else direct. */
function sourceOf({ attribution }: Pick<StoredLead, 'attribution'>): string {
  const campaign = attribution?.utm.utm_source ?? attribution?.utm.source;
  if (campaign) return campaign.toLowerCase();
  const host = URL.parse(attribution?.referrer ?? '')?.hostname;
  return host?.replace(/^www\./, '') || 'direct';
}

/** Horizontal bars in text, with the figure at the end. */
function chart(bars: readonly Bar[]): string {
  const most = Math.max(1, ...bars.map(({ value }) => value));
  return bars
    .map(({ label, value }) => {
      const bar = '█'.repeat(Math.ceil((value / most) * barWidth));
      return `  ${fitted(printable(label), labelWidth)}  ${bar} ${value}\n`;
    })
    .join('');
}
