import type { Env } from '../../service/env.ts';
import type { AppEnv } from '../../service/http/app-env.ts';
import type { Log } from '../../service/log.ts';
import type { InboxStore } from './inbox-store.ts';
import type { Person } from './people/people-store.ts';

/** What the rooms of the inbox work with. */
export interface InboxParts {
  env: Env;
  store: InboxStore;
  log: Log;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Called when something may wait in the outbox. */
  wake: () => void;
}

/** What the handlers behind the sign-in find in Hono's context. */
export interface InboxEnv {
  Bindings: AppEnv['Bindings'];
  Variables: AppEnv['Variables'] & {
    person: Person;
    /** Id of the session, as the list of sessions calls it. */
    session: string;
  };
}
