import { sql } from 'kysely';
import { leadRow } from '../../service/storage/lead-row.ts';
import type { StoreLocation } from '../../service/storage/open-store.ts';
import { openTestStore, type TestStore } from '../../service/storage/testing/open-test-store.ts';
import { sampleLead, sampleSubmission } from '../../service/storage/testing/sample-lead.ts';

const repetitions = 25;

/** In the template of a lead, where its number stands. */
const numberMark = '7777777';

/** Leads of one statement, between two looks at how far it is. */
const step = 50_000;

/** The same few matches however many leads there are. */
const needles = 20;

export interface VolumeTimes {
  leads: number;
  /** Medians in milliseconds. */
  list: number;
  search: number;
  /** A word that stands in every lead. */
  common: number;
  insert: number;
}

/** A store with so many leads, to be measured as often as one likes. */
export async function openVolume(location: StoreLocation, leads: number) {
  const store = await openTestStore(location);
  await fill(store, leads);
  return {
    /** How long the owner's calls take, and storing one lead more. */
    async measure(): Promise<VolumeTimes> {
      return {
        leads,
        list: await median(() => store.leads.list({ limit: 50 })),
        search: await median(() => store.leads.list({ search: 'agulha palheiro', limit: 50 })),
        common: await median(() => store.leads.list({ search: 'padaria', limit: 50 })),
        insert: await median(() => store.leads.submit(newcomer(), Date.now())),
      };
    },
    close: () => store.close(),
  };
}

/**
 * Copies two leads as often as it takes, each copy with a number of its own, within the database: a
 * million commits would measure nothing but patience.
 */
async function fill(store: TestStore, leads: number): Promise<void> {
  await copy(store, 'A agulha no palheiro.', 0, needles);
  for (let from = needles; from < leads; from += step) {
    process.stderr.write(`\r${store.engine}: ${from} of ${leads} leads stored   `);
    await copy(store, `Projeto ${numberMark} da empresa.`, from, Math.min(from + step, leads));
  }
  process.stderr.write('\r');
  // What a database that is in use did long ago by itself.
  if (store.engine === 'postgres') await sql`vacuum analyze leads`.execute(store.db);
}

async function copy(store: TestStore, message: string, from: number, to: number): Promise<void> {
  const start = Date.UTC(2024, 0, 1);
  const lead = sampleLead({
    message,
    id: `lead-${numberMark}`,
    name: `Pessoa ${numberMark}`,
    email: `pessoa.${numberMark}@example.com`,
  });
  const row = Object.entries(leadRow(lead, `hash-${numberMark}`));
  const values = row.map(([column, value]) => {
    if (column === 'received_at') return sql`${sql.lit(start)} + cast(n as bigint) * 1000`;
    if (typeof value !== 'string') return sql`${sql.lit(value)}`;
    return sql`replace(${sql.lit(value)}, ${sql.lit(numberMark)}, cast(n as text))`;
  });
  await sql`insert into leads (${sql.join(row.map(([column]) => sql.ref(column)))})
    with recursive numbers (n) as (
      select ${sql.lit(from)} union all select n + 1 from numbers where n + 1 < ${sql.lit(to)}
    )
    select ${sql.join(values)} from numbers`.execute(store.db);
}

/** Somebody who never wrote before, as almost everybody who sends the form. */
function newcomer() {
  return sampleSubmission(sampleLead({ email: `${crypto.randomUUID()}@example.com` }));
}

async function median(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let at = 0; at < repetitions; at += 1) {
    const started = performance.now();
    await work();
    times.push(performance.now() - started);
  }
  times.sort((one, other) => one - other);
  return times[Math.floor(repetitions / 2)] ?? Number.NaN;
}
