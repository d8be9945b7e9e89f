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
}

/** The bindings and variables of Hono's context. */
export interface AppEnv {
  Bindings: {
    /** IP address of the connection's peer; empty if the host does not give it. */
    peerAddress: string;
  };
  Variables: {
    /** IP address of the visitor, seen through the trusted proxies. */
    address: string;
    /** The site's language that the visitor prefers. */
    language: Language;
    /** The parsed body of a request that passed `takeJson`. */
    json: unknown;
  };
}

/** All paths below these belong to the lead service. */
export const serviceFolders = { api: '/api', newsletter: '/newsletter' } as const;

/** The paths for health checks; there is nothing below them. */
export const probes = { alive: '/healthz', ready: '/readyz' } as const;
