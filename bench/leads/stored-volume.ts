import { openStore, type Store } from '../../server/storage/open-store.ts';
import { sampleLead, sampleSubmission } from '../../server/storage/sample-lead.ts';

const repetitions = 15;

export interface VolumeTimes {
  leads: number;
  /** Medians in milliseconds. */
  list: number;
  search: number;
  insert: number;
}

/** How long the owner's calls take with so many leads stored. */
export async function measureVolume(path: string, leads: number): Promise<VolumeTimes> {
  const store = await openStore({ engine: 'sqlite', location: path }, { webhook: false });
  await fill(store, leads);
  const times = {
    leads,
    list: await median(() => store.leads.list({ limit: 50 })),
    search: await median(() => store.leads.list({ search: 'agulha palheiro', limit: 50 })),
    insert: await median(() => store.leads.submit(sampleSubmission(), Date.now())),
  };
  await store.close();
  return times;
}

async function fill(store: Store, leads: number): Promise<void> {
  const page = 2000;
  const start = Date.UTC(2024, 0, 1);
  for (let from = 0; from < leads; from += page) {
    const batch = Array.from({ length: Math.min(page, leads - from) }, (_, at) =>
      sampleLead({
        receivedAt: start + (from + at) * 1000,
        name: `Pessoa ${from + at}`,
        email: `pessoa.${from + at}@example.com`,
        // The same few matches however many leads there are.
        message: from + at < 20 ? 'A agulha no palheiro.' : `Projeto ${from + at} da empresa.`,
      }),
    );
    await Promise.all(batch.map((lead) => store.leads.submit(sampleSubmission(lead), start)));
    if (from % 100_000 === 0) process.stderr.write(`\r${from} of ${leads} leads   `);
  }
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
