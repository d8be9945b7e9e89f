import type { Context, MiddlewareHandler } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { createToken } from '../../../service/newsletter/links.ts';
import { deviceName } from '../../contract/device-name.ts';
import { Refusal } from '../http/refusal.ts';
import type { InboxEnv, InboxParts } from '../inbox-env.ts';
import type { Person } from './people-store.ts';
import { sessionMs } from './session-store.ts';

/**
 * Bound to this host and to HTTPS by its name (RFC 6265bis §4.1.3.2). Not `Strict`: a link in a mail
 * program would find nobody signed in. What changes something asks for the origin anyway.
 */
const cookie = {
  name: '__Host-inbox',
  options: { path: '/', secure: true, httpOnly: true, sameSite: 'Lax' },
} as const;

/** Lets in whoever is signed in, and tells the handlers who that is. */
export function requirePerson({ store, now }: InboxParts): MiddlewareHandler<InboxEnv> {
  return async (c, next) => {
    const token = getCookie(c, cookie.name);
    const session = token && (await store.inbox.sessions.find(token, now()));
    if (!session) throw new Refusal('signed-out');
    c.set('person', session.person);
    c.set('session', session.id);
    c.set('language', session.person.language);
    return await next();
  };
}

/** Lets in owners only; stands behind `requirePerson`. */
export const requireOwner: MiddlewareHandler<InboxEnv> = async (c, next) => {
  if (c.get('person').role !== 'owner') throw new Refusal('owners-only');
  return await next();
};

/** Signs somebody in with a session that did not exist before; one of this browser ends. */
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

/** Takes the cookie from the browser whose session ended. */
export function forgetCookie(c: Context<InboxEnv>): void {
  deleteCookie(c, cookie.name, cookie.options);
}
