import type { AppEnv, RouteParts } from '../../service/http/app-env.ts';
import type { InboxStore } from './inbox-store.ts';
import type { Person } from './people/people-store.ts';

/** Dependencies of the inbox's modules. */
export interface InboxParts extends Omit<RouteParts, 'store' | 'problems'> {
  store: InboxStore;
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
