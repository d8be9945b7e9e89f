import { type ComposedService, composeService } from './compose-service.ts';
import type { Env } from './env.ts';
import { errorFields, type Log } from './log.ts';
import { openStore, type Store } from './storage/open-store.ts';

export interface OpenService extends ComposedService {
  store: Store;
}

/** Opens the store that the environment names, and composes the service on it. */
export async function openService(
  env: Env,
  log: Log,
  { inBackground }: { inBackground: boolean },
): Promise<OpenService> {
  const store = await openStore(env.store, (error) =>
    log.warn(errorFields(error), 'a database connection broke'),
  );
  return { store, ...(await composeService({ env, store, log, inBackground })) };
}
