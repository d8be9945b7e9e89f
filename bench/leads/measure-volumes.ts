import { join } from 'node:path';
import type { StoreLocation } from '../../service/storage/open-store.ts';
import { startTestPostgres } from '../../service/storage/testing/test-postgres.ts';
import type { LoadResults } from './results.ts';
import { openVolume, type VolumeTimes } from './stored-volume.ts';

const fewLeads = 1000;

export interface VolumePlan {
  /** For the files of SQLite; PostgreSQL's go to the system's folder for temporary files. */
  folder: string;
  /** Leads in the large store of each engine; 0 leaves the engine out. */
  sqlite: number;
  postgres: number;
  rounds: number;
}

/** The owner's calls among few leads and among many, in turn, on each engine. */
export async function measureVolumes(plan: VolumePlan): Promise<LoadResults['volumes']> {
  const volumes: LoadResults['volumes'][number][] = [];
  if (plan.sqlite > 0) {
    const locate = (name: string): StoreLocation => ({
      engine: 'sqlite',
      location: join(plan.folder, `${name}.sqlite`),
    });
    const stores = { few: locate('few'), many: locate('many') };
    volumes.push({ engine: 'SQLite', rounds: await compare(stores, plan.sqlite, plan.rounds) });
  }
  if (plan.postgres > 0) {
    const server = await startTestPostgres({ durable: true });
    try {
      const locate = async (): Promise<StoreLocation> => ({
        engine: 'postgres',
        location: await server.createDatabase(),
      });
      const stores = { few: await locate(), many: await locate() };
      const rounds = await compare(stores, plan.postgres, plan.rounds);
      volumes.push({ engine: 'PostgreSQL', rounds });
    } finally {
      await server.remove();
    }
  }
  return volumes;
}

async function compare(
  stores: { few: StoreLocation; many: StoreLocation },
  leads: number,
  rounds: number,
): Promise<{ small: VolumeTimes; large: VolumeTimes }[]> {
  const small = await openVolume(stores.few, fewLeads);
  const large = await openVolume(stores.many, leads);
  const results: { small: VolumeTimes; large: VolumeTimes }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    results.push({ small: await small.measure(), large: await large.measure() });
  }
  await Promise.all([small.close(), large.close()]);
  return results;
}
