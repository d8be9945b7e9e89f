import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { endpoints } from '../../contract/endpoints.ts';
import { type AppEnv, serviceFolders } from '../http/app-env.ts';
import { refuseMethod } from '../http/refuse.ts';
import { takeJson } from '../http/take-json.ts';
import { errorFields } from '../log.ts';
import type { SubscriberStore } from '../storage/subscribers.ts';
import { newsletterPaths } from './links.ts';
import { newsletterPage } from './newsletter-page.ts';
import type { TokenPurpose, TokenSubject } from './ports.ts';
import { answerSignUp, type SignUpDependencies } from './sign-up.ts';
import { hashToken } from './token.ts';
import { truncateAddress } from './truncate-address.ts';

/** Largest body that a button or a mail program posts, in bytes: it has one short field. */
const formMaxBytes = 4096;

export interface NewsletterDependencies extends SignUpDependencies {
  subscribers: SubscriberStore;
}

/**
 * The newsletter's calls: `POST /api/newsletter`, and for both links of its mails a page with a
 * button that posts. Opening a link changes nothing, because mail scanners open links too.
 */
export function newsletterRoutes(dependencies: NewsletterDependencies): Hono<AppEnv> {
  const { subscribers, log, now } = dependencies;
  const routes = new Hono<AppEnv>();

  routes.post(endpoints.newsletter, takeJson(dependencies), (c) => answerSignUp(dependencies, c));
  routes.all(endpoints.newsletter, (c) => refuseMethod(c, 'POST'));
  for (const purpose of ['confirm', 'unsubscribe'] as const) {
    const path = newsletterPaths[purpose];
    routes.get(path, (c) => guarded(c, () => ask(c, purpose)));
    const limit = bodyLimit({ maxSize: formMaxBytes, onError: (c) => unknownLink(c, 413) });
    routes.post(path, limit, (c) => guarded(c, () => act(c, purpose)));
  }
  // Also for a link whose end a mail program cut off.
  routes.all(`${serviceFolders.newsletter}/*`, (c) => unknownLink(c));
  return routes;

  async function ask(c: Context<AppEnv>, purpose: TokenPurpose): Promise<Response> {
    const token = c.req.query('token') ?? '';
    const found = await find(token, purpose);
    if (found === undefined) return unknownLink(c);
    const { language, state } = found;
    if (purpose === 'unsubscribe' && state === 'refused') {
      return newsletterPage({ name: 'refused', language });
    }
    const leaving = state === 'asked' ? 'ask-refuse' : 'ask-unsubscribe';
    const name = purpose === 'confirm' ? 'ask-confirm' : leaving;
    return newsletterPage({ name, language, form: { purpose, token } });
  }

  async function act(c: Context<AppEnv>, purpose: TokenPurpose): Promise<Response> {
    const { token, isOneClick } = await postedToken(c, purpose);
    const found = await find(token, purpose);
    if (found === undefined) return unknownLink(c);
    const { language } = found;
    const hash = hashToken(token);
    if (purpose === 'confirm') {
      const isDone = await subscribers.confirm(hash, truncateAddress(c.get('address')), now());
      return isDone ? newsletterPage({ name: 'confirmed', language }) : unknownLink(c);
    }
    // A mail program's button says nothing of refusing for good, so it only takes a sign-up back.
    const answer = isOneClick ? 'unsubscribed' : 'refused';
    const state = await subscribers.unsubscribe(hash, now(), answer);
    if (state === undefined) return unknownLink(c);
    return newsletterPage({ name: state === 'refused' ? state : 'unsubscribed', language });
  }

  async function find(token: string, purpose: TokenPurpose): Promise<TokenSubject | undefined> {
    if (token === '') return undefined;
    const found = await subscribers.findToken(hashToken(token), now());
    return found?.purpose === purpose ? found : undefined;
  }

  function unknownLink(c: Context<AppEnv>, status: 404 | 413 = 404): Response {
    return newsletterPage({ name: 'unknown-link', language: c.get('language'), status });
  }

  async function guarded(c: Context<AppEnv>, answer: () => Promise<Response>): Promise<Response> {
    try {
      return await answer();
    } catch (error) {
      log.error(errorFields(error), 'the store did not answer a newsletter link');
      const language = c.get('language');
      return newsletterPage({ name: 'unavailable', language, status: 503 });
    }
  }
}

/**
 * The button sends the token in its body. A mail program's one click (RFC 8058 §3.2) has it in the
 * address and must say `List-Unsubscribe=One-Click`.
 */
async function postedToken(
  c: Context<AppEnv>,
  purpose: TokenPurpose,
): Promise<{ token: string; isOneClick: boolean }> {
  // A body that cannot be read carries no token.
  const body = await c.req.parseBody().catch(() => ({}) as Record<string, unknown>);
  if (typeof body.token === 'string') return { token: body.token, isOneClick: false };
  const isOneClick = purpose === 'unsubscribe' && body['List-Unsubscribe'] === 'One-Click';
  return { token: isOneClick ? (c.req.query('token') ?? '') : '', isOneClick };
}
