import { setTimeout as sleep } from 'node:timers/promises';
import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import { emailSchema } from '../../../contract/email.ts';
import { rateKey } from '../../../service/http/visitor-address.ts';
import { emailKey } from '../../../service/leads/comparable-text.ts';
import { createLimit, type Limit } from '../../../service/leads/limit.ts';
import { hashToken } from '../../../service/token.ts';
import { calls } from '../../contract/calls.ts';
import { Refusal, readBody } from '../http/refusal.ts';
import type { InboxEnv, InboxParts } from '../inbox-env.ts';
import { signIn } from './guard.ts';
import { answerAuthentication, authenticationOptions } from './passkeys.ts';
import { sessionOf } from './session-answer.ts';

/** Limits per ten minutes. */
const limits = {
  /** Attempts from one IP address, which can be a whole office. */
  attempts: 120,
  /** Links requested for one email address. */
  linksPerEmail: 5,
};

/** Minimum time of an answer in milliseconds, so that known and unknown addresses cannot be told apart. */
const linkAnswerMs = 400;

const linkRequest = v.object({ email: emailSchema });
const entry = v.object({ token: v.pipe(v.string(), v.maxLength(100)) });

/** Routes for signing in by mail link and by passkey. */
export function signInRoutes(parts: InboxParts): Hono<InboxEnv> {
  const { store, now } = parts;
  const attempts = createLimit(limits.attempts);
  const linksPerEmail = createLimit(limits.linksPerEmail);
  const routes = new Hono<InboxEnv>();

  function take(limit: Limit, key: string): void {
    const wait = limit.take(now(), key);
    if (wait > 0) throw new Refusal('too-many', { 'retry-after': String(wait) });
  }

  const counted = (c: Context<InboxEnv>) => take(attempts, rateKey(c.get('address')));

  routes.post(calls.requestLink, async (c) => {
    counted(c);
    const { email } = await readBody(c, linkRequest);
    take(linksPerEmail, emailKey(email));
    await Promise.all([store.inbox.people.requestLink(email, now()), sleep(linkAnswerMs)]);
    return c.json({ accepted: true }, 202);
  });

  routes.post(calls.enter, async (c) => {
    counted(c);
    const { token } = await readBody(c, entry);
    const person = await store.inbox.people.useLink(hashToken(token), now());
    if (!person) throw new Refusal('link-used');
    await signIn(parts, c, person, 'link');
    return c.json(await sessionOf(parts, person));
  });

  routes.post(calls.passkeySignIn, async (c) => {
    counted(c);
    return c.json(await authenticationOptions(parts));
  });

  routes.post(`${calls.passkeySignIn}/answer`, async (c) => {
    counted(c);
    const person = await answerAuthentication(parts, await c.req.json().catch(() => undefined));
    if (!person) throw new Refusal('passkey-refused');
    await signIn(parts, c, person, 'passkey');
    return c.json(await sessionOf(parts, person));
  });

  return routes;
}
