import type { Language } from '../../contract/language.ts';
import type { Env } from '../env.ts';
import type { Log } from '../log.ts';
import type { Problems } from '../problems.ts';
import type { Store } from '../storage/open-store.ts';

export interface RouteParts {
  env: Env;
  store: Store;
  log: Log;
  problems: Problems;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Called when something may wait in the outbox. */
  wake: () => void;
}

/** What the handlers find in Hono's context. */
export interface AppEnv {
  Bindings: {
    /** Address at the other end of the connection; empty where the host does not tell. */
    peerAddress: string;
  };
  Variables: {
    /** Address of the visitor, through the trusted proxies. */
    address: string;
    /** The site's language that the visitor likes best. */
    language: Language;
    /** Body of a post that `takeJson` let in. */
    json: unknown;
  };
}

/** Whatever lies below these is the lead service's. */
export const serviceFolders = { api: '/api', newsletter: '/newsletter' } as const;

/** Where those ask who watch the site; nothing lies below. */
export const probes = { alive: '/healthz', ready: '/readyz' } as const;
