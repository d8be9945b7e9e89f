import type { Language } from '../../contract/language.ts';
import type { AppEnv } from '../../service/http/app-env.ts';
import type { Role } from '../contract/terms.ts';

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
  Variables: AppEnv['Variables'] & { person: Person };
}
