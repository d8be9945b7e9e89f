/** `npm run bench:inbox`: measures the inbox's calls on a store with many leads. */
import '../build/explain-errors.ts';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { answerHelp } from '../build/answer-help.ts';
import { folders } from '../contract/folders.ts';
import { interests } from '../contract/lead.ts';
import { validLead } from '../contract/testing/valid-lead.ts';
import { leadStates } from '../inbox/contract/terms.ts';
import type { LeadChoice } from '../inbox/server/leads/lead-query.ts';
import { timeOrderedId } from '../service/leads/time-ordered-id.ts';
import { openTestStore, type TestStore } from '../service/storage/testing/open-test-store.ts';
import { startTestPostgres } from '../service/storage/testing/test-postgres.ts';
import { describeMachine } from './machine.ts';

answerHelp(`npm run bench:inbox measures how long the inbox's calls take on a store with many leads, on SQLite and on
PostgreSQL. It requests the list with every combination of filters, with and without a search.

  npm run bench:inbox -- [--leads 100000] [--engine sqlite|postgres] [--every 10]

--every 10 requests about every tenth combination.`);

const { values } = parseArgs({
  options: {
    leads: { type: 'string', default: '100000' },
    engine: { type: 'string' },
    every: { type: 'string', default: '1' },
  },
});
const count = Number(values.leads);
const every = Number(values.every);
if (!count || !every) throw new Error('--leads and --every must be numbers above 0.');

const dayMs = 86_400_000;
/** A Wednesday; the leads are from the four years before. */
const now = Date.UTC(2026, 10, 25, 15);

/** Fixed seed, so that the leads are the same in each run. */
let seed = 1;
function random(): number {
  seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
  return seed / 2 ** 31;
}
const pick = <T>(list: readonly T[], bias = 1): T => {
  const found = list[Math.floor(list.length * random() ** bias)];
  if (found === undefined) throw new Error('The list is empty.');
  return found;
};
const syllables = 'ba ce di fo gu ja ke li mo nu pa re si to vu xa ze mi lo ra'.split(' ');
const vocabulary = Array.from({ length: 20_000 }, () =>
  Array.from({ length: 2 + Math.floor(random() * 3) }, () => pick(syllables)).join(''),
);
const sources = ['', ...Array.from({ length: 200 }, (_, at) => `fonte${at}.example`)];
const people = ['p1', 'p2', 'p3', 'p4'];
/** A few words are frequent, as in natural language. */
const words = (length: number) => Array.from({ length }, () => pick(vocabulary, 3)).join(' ');

function lead(at: number) {
  const receivedAt = now - Math.floor(((count - at) * 4 * 365 * dayMs) / count);
  const folder = random() < 0.85 ? 'inbox' : pick(folders);
  const isRecent = at > count - 300;
  const state = isRecent || random() < 0.02 ? 'new' : pick(leadStates);
  const [name, email] = [words(2), `${words(1)}${Math.floor(random() * count)}@empresa.example`];
  const message = `${words(30 + Math.floor(random() * 60))} preciso de um site`;
  return {
    id: timeOrderedId(receivedAt),
    receivedAt,
    language: random() < 0.8 ? ('pt-BR' as const) : ('en' as const),
    folder,
    reasons: '[]',
    ...validLead,
    name,
    company: `Empresa ${words(1)}`,
    email,
    emailKey: email,
    companySize: '11-50' as const,
    interest: pick(interests),
    message,
    address: '203.0.113.7',
    userIp: '',
    attribution: '{"page":"/","referrer":"","utm":{}}',
    score: 0.9,
    contentHash: String(at),
    words: `${name} ${email} ${message}`.replace(/[@.]/g, ' '),
    source: pick(sources, 3),
    state,
    stateChangedAt: null,
    assignedTo: random() < 0.5 ? null : pick(people),
    openedAt: isRecent || random() < 0.01 ? null : receivedAt + 1000,
    answeredAt: state === 'new' ? null : receivedAt + 5000,
    answeredBy: state === 'new' ? null : 'p1',
    changedAt: receivedAt,
  };
}

async function fill({ db }: TestStore): Promise<void> {
  seed = 1;
  const batch = 1000;
  for (let from = 0; from < count; from += batch) {
    const rows = Array.from({ length: Math.min(batch, count - from) }, (_, at) => lead(from + at));
    await db.transaction().execute(async (trx) => {
      for (let at = 0; at < rows.length; at += 250) {
        await trx
          .insertInto('leads')
          .values(rows.slice(at, at + 250))
          .execute();
      }
    });
  }
}

/** Every combination of filters, with values that match many, few and no leads. */
function* choices(): Generator<LeadChoice> {
  const options = [
    [{}, ...folders.map((folder) => ({ folder }))],
    [{}, { state: 'new' as const }, { state: 'answered' as const }],
    [{}, { interest: 'other' as const }],
    [{}, { language: 'en' as const }],
    [{}, { source: '-' }, { source: 'fonte199.example' }, { source: 'nowhere' }],
    [{}, { assigned: '-' }, { assigned: 'p1' }, { assigned: 'nobody' }],
    [{}, { unread: '1' as const }],
    [{}, { overdue: '1' as const }],
    [{}, { search: 'site' }, { search: 'b' }, { search: `${vocabulary[19_000]}` }],
  ];
  yield* options.reduce<LeadChoice[]>(
    (all, more) => all.flatMap((one) => more.map((other) => ({ ...one, ...other }) as LeadChoice)),
    [{}],
  );
}

interface Timing {
  what: string;
  ms: number;
}

/** Measures the best of three runs, to exclude other load on the machine. */
async function timed(what: string, work: () => Promise<unknown>): Promise<Timing> {
  let ms = Infinity;
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const since = performance.now();
    await work();
    ms = Math.min(ms, performance.now() - since);
  }
  return { what, ms };
}

function report(name: string, timings: Timing[]): Record<string, unknown> {
  const sorted = timings.toSorted((one, other) => one.ms - other.ms);
  const at = (part: number) => sorted[Math.floor((sorted.length - 1) * part)]?.ms.toFixed(1);
  const slowest = sorted.at(-1)?.what;
  return { call: name, asked: sorted.length, median: at(0.5), p99: at(0.99), most: at(1), slowest };
}

async function measure(store: TestStore): Promise<void> {
  const { list, detail, work } = store.inbox;
  const page = (choice: LeadChoice) => timed(JSON.stringify(choice), () => list.page(choice, now));
  const lists: Timing[] = [];
  const searches: Timing[] = [];
  for (const choice of choices()) {
    // At random: each nth one would always have the same values of some filters.
    if (random() < 1 / every) (choice.search ? searches : lists).push(await page(choice));
  }
  const { next, leads } = await list.page({ folder: 'inbox' }, now);
  const [receivedAt = 0, seq = 0] = next?.split('-').map(Number) ?? [];
  const many = async (name: string, call: () => Promise<unknown>, times = 10) => {
    const timings: Timing[] = [];
    for (let at = 0; at < times; at += 1) timings.push(await timed(name, call));
    return report(name, timings);
  };
  const id = leads[0]?.id ?? '';
  console.table([
    report('list', lists),
    report('search', searches),
    await many('second page', () => list.page({ after: { receivedAt, seq } }, now)),
    await many('deep page', () =>
      list.page({ folder: 'inbox', after: { receivedAt: now - 1000 * dayMs, seq: 0 } }, now),
    ),
    await many('counts', () => list.counts(now)),
    await many('one lead', () => detail(id)),
    await many('what changed', () => list.changedSince(now - 60_000)),
    await many('note', () => work.addNote({ id, personId: 'p1' }, 'Ligar amanhã', now)),
    await many('late answers', () =>
      store.inbox.overdue.leadsOf(
        { id: 'p1', role: 'owner', email: '', name: '', language: 'en' },
        now - 30 * dayMs,
      ),
    ),
    await many('export of all', () => Array.fromAsync(list.stream({}, now)), 1),
  ]);
}

async function onSqlite(): Promise<void> {
  // On the project's disk, because /tmp may be in memory.
  mkdirSync('data', { recursive: true });
  const folder = mkdtempSync(resolve('data/bench-'));
  try {
    const store = await openTestStore({ engine: 'sqlite', location: `${folder}/leads.sqlite` });
    await fill(store);
    await measure(store);
    await store.close();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function onPostgres(): Promise<void> {
  const server = await startTestPostgres();
  try {
    const location = await server.createDatabase();
    const store = await openTestStore({ engine: 'postgres', location });
    await fill(store);
    // Autovacuum would do so soon after so many inserts.
    await sql`vacuum analyze leads`.execute(store.db);
    await measure(store);
    await store.close();
  } finally {
    await server.remove();
  }
}

console.log(`${describeMachine()}; ${count} leads, milliseconds`);
for (const [engine, run] of [
  ['sqlite', onSqlite],
  ['postgres', onPostgres],
] as const) {
  if (values.engine !== undefined && values.engine !== engine) continue;
  console.log(engine);
  await run();
}
