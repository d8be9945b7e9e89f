import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { endpoints } from '../../contract/endpoints.ts';
import { acceptedLanguage } from '../http/accept-language.ts';
import type { AppEnv } from '../http/app-env.ts';
import { refuseMethod } from '../http/refusal.ts';
import { serviceFolders } from '../http/service-paths.ts';
import { errorFields } from '../log.ts';
import { newsletterPaths } from './links.ts';
import { newsletterPage } from './newsletter-page.ts';
import type { SubscriberStore, TokenPurpose, TokenSubject } from './ports.ts';
import { answerSignUp, type SignUpDependencies } from './sign-up.ts';
import { hashToken } from './token.ts';
import { truncateAddress } from './truncate-address.ts';

/** Largest body that a button or a mail program posts, in bytes: it has one short field. */
const formMaxBytes = 4096;

export interface NewsletterDependencies extends SignUpDependencies {
  subscribers: SubscriberStore;
  brandName: string;
}

const asking = { confirm: 'ask-confirm', unsubscribe: 'ask-unsubscribe' } as const;
const done = { confirm: 'confirmed', unsubscribe: 'unsubscribed' } as const;

/**
 * The newsletter's calls: `POST /api/newsletter`, and for both links of its mails a page with a
 * button that posts. Opening a link changes nothing, because mail scanners open links too.
 */
export function newsletterRoutes(dependencies: NewsletterDependencies): Hono<AppEnv> {
  const { subscribers, brandName, log, now } = dependencies;
  const routes = new Hono<AppEnv>();

  routes.post(endpoints.newsletter, (c) => answerSignUp(dependencies, c));
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
    const { language } = found;
    return newsletterPage({ name: asking[purpose], language, brandName, form: { purpose, token } });
  }

  async function act(c: Context<AppEnv>, purpose: TokenPurpose): Promise<Response> {
    const token = await postedToken(c, purpose);
    const found = await find(token, purpose);
    if (found === undefined) return unknownLink(c);
    const hash = hashToken(token);
    const changed =
      purpose === 'confirm'
        ? await subscribers.confirm(hash, truncateAddress(c.get('address')), now())
        : await subscribers.unsubscribe(hash, now());
    if (!changed) return unknownLink(c);
    return newsletterPage({ name: done[purpose], language: found.language, brandName });
  }

  async function find(token: string, purpose: TokenPurpose): Promise<TokenSubject | undefined> {
    if (token === '') return undefined;
    const found = await subscribers.findToken(hashToken(token), now());
    return found?.purpose === purpose ? found : undefined;
  }

  function unknownLink(c: Context, status: 404 | 413 = 404): Response {
    const language = acceptedLanguage(c.req.header('accept-language'));
    return newsletterPage({ name: 'unknown-link', language, brandName, status });
  }

  async function guarded(c: Context<AppEnv>, answer: () => Promise<Response>): Promise<Response> {
    try {
      return await answer();
    } catch (error) {
      log.error(errorFields(error), 'the store did not answer a newsletter link');
      const language = acceptedLanguage(c.req.header('accept-language'));
      return newsletterPage({ name: 'unavailable', language, brandName, status: 503 });
    }
  }
}

/**
 * The button sends the token in its body. A mail program's one click (RFC 8058 §3.2) has it in the
 * address and must say `List-Unsubscribe=One-Click`.
 */
async function postedToken(c: Context<AppEnv>, purpose: TokenPurpose): Promise<string> {
  // A body that cannot be read carries no token.
  const body = await c.req.parseBody().catch(() => ({}) as Record<string, unknown>);
  if (typeof body.token === 'string') return body.token;
  const oneClick = purpose === 'unsubscribe' && body['List-Unsubscribe'] === 'One-Click';
  return oneClick ? (c.req.query('token') ?? '') : '';
}
