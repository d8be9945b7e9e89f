import type { Context, MiddlewareHandler } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { createToken } from '../../../service/token.ts';
import { personHeader } from '../../contract/calls.ts';
import { deviceName } from '../../contract/device-name.ts';
import { Refusal } from '../http/refusal.ts';
import type { InboxEnv, InboxParts } from '../inbox-env.ts';
import type { Person } from './people-store.ts';
import { sessionMs } from './session-store.ts';

/**
 * The name's prefix binds the cookie to this host and to HTTPS (RFC 6265bis §4.1.3.2). Not `Strict`, because
 * links in mails would then find nobody signed in; changing requests check the origin anyway.
 */
const cookie = {
  name: '__Host-inbox',
  options: { path: '/', secure: true, httpOnly: true, sameSite: 'Lax' },
} as const;

/** Requires a signed-in person, and passes the person to the handlers. */
export function requirePerson({ store, now }: InboxParts): MiddlewareHandler<InboxEnv> {
  return async (c, next) => {
    const token = getCookie(c, cookie.name);
    const session = token && (await store.inbox.sessions.find(token, now()));
    if (!session) throw new Refusal('signed-out');
    // The page may show the inbox of the person who was signed in before in this browser.
    const shown = c.req.header(personHeader);
    if (shown && shown !== session.person.id) throw new Refusal('signed-out');
    c.set('person', session.person);
    c.set('session', session.id);
    c.set('language', session.person.language);
    return await next();
  };
}

/** Requires an owner; to be used after `requirePerson`. */
export const requireOwner: MiddlewareHandler<InboxEnv> = async (c, next) => {
  if (c.get('person').role !== 'owner') throw new Refusal('owners-only');
  return await next();
};

/** Signs a person in with a new session, and ends the browser's previous one. */
export async function signIn(
  { store, now }: InboxParts,
  c: Context<InboxEnv>,
  person: Person,
  by: 'link' | 'passkey',
): Promise<void> {
  const token = createToken();
  const session = {
    token,
    by,
    device: deviceName(c.req.header('user-agent') ?? ''),
    replaced: getCookie(c, cookie.name),
  };
  await store.inbox.sessions.open(person, session, now());
  setCookie(c, cookie.name, token, { ...cookie.options, maxAge: sessionMs / 1000 });
  c.set('language', person.language);
}

/** Deletes the session cookie in the browser. */
export function forgetCookie(c: Context<InboxEnv>): void {
  deleteCookie(c, cookie.name, cookie.options);
}
