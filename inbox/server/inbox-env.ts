import type { Env } from '../../service/env.ts';
import type { AppEnv } from '../../service/http/app-env.ts';
import type { Log } from '../../service/log.ts';
import type { InboxStore } from './inbox-store.ts';
import type { Person } from './people/people-store.ts';

/** Dependencies of the inbox's modules. */
export interface InboxParts {
  env: Env;
  store: InboxStore;
  log: Log;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Called when the outbox may have a new job. */
  wake: () => void;
}

/** Hono's context for handlers that require a signed-in person. */
export interface InboxEnv {
  Bindings: AppEnv['Bindings'];
  Variables: AppEnv['Variables'] & {
    person: Person;
    /** Id of the session, as in the list of sessions. */
    session: string;
  };
}
