import { leadRow } from '../../server/storage/lead-row.ts';
import { openStore, type Store } from '../../server/storage/open-store.ts';
import { sampleLead, sampleSubmission } from '../../server/storage/sample-lead.ts';

const repetitions = 25;
/** Rows of one statement, below the parameters that SQLite takes. */
const page = 500;

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
export async function openVolume(path: string, leads: number) {
  const store = await openStore({ engine: 'sqlite', location: path }, { webhook: false });
  await fill(store, leads);
  return {
    /** How long the owner's calls take, and storing one lead more. */
    async measure(): Promise<VolumeTimes> {
      return {
        leads,
        list: await median(() => store.leads.list({ limit: 50 })),
        search: await median(() => store.leads.list({ search: 'agulha palheiro', limit: 50 })),
        common: await median(() => store.leads.list({ search: 'padaria', limit: 50 })),
        insert: await median(() => store.leads.submit(sampleSubmission(), Date.now())),
      };
    },
    close: () => store.close(),
  };
}

/** In one transaction: a million commits would measure nothing but patience. */
async function fill(store: Store, leads: number): Promise<void> {
  const start = Date.UTC(2024, 0, 1);
  await store.db.transaction().execute(async (trx) => {
    for (let from = 0; from < leads; from += page) {
      const rows = Array.from({ length: Math.min(page, leads - from) }, (_, at) => {
        const number = from + at;
        const lead = sampleLead({
          receivedAt: start + number * 1000,
          name: `Pessoa ${number}`,
          email: `pessoa.${number}@example.com`,
          // The same few matches however many leads there are.
          message: number < 20 ? 'A agulha no palheiro.' : `Projeto ${number} da empresa.`,
        });
        return leadRow(lead, crypto.randomUUID());
      });
      await trx.insertInto('leads').values(rows).execute();
      if (from % 50_000 === 0) process.stderr.write(`\r${from} of ${leads} leads stored   `);
    }
  });
  process.stderr.write('\r');
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
