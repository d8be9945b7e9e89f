import type { Language } from '../../contract/language.ts';
import type { Env } from '../../service/env.ts';
import type { AppEnv } from '../../service/http/app-env.ts';
import type { Log } from '../../service/log.ts';
import type { Store } from '../../service/storage/open-store.ts';
import type { Role } from '../contract/terms.ts';

/** What the rooms of the inbox work with. */
export interface InboxParts {
  env: Env;
  store: Store;
  log: Log;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Called when something may wait in the outbox. */
  wake: () => void;
}

/** Somebody of the company who may enter the inbox. */
export interface Person {
  id: string;
  email: string;
  name: string;
  role: Role;
  language: Language;
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
