import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import { site } from '#site';
import { endpoints } from '../../contract/endpoints.ts';
import type { Language } from '../../contract/language.ts';
import { newsletterRequestSchema } from '../../contract/newsletter.ts';
import { fieldSentences } from '../../src/content/sentences.ts';
import type { Words } from '../../src/content/words.ts';
import { type AppEnv, type RouteParts, serviceFolders } from '../http/app-env.ts';
import { refuse, refuseTooMany } from '../http/refuse.ts';
import { takeJson } from '../http/take-json.ts';
import { truncateAddress } from '../http/visitor-address.ts';
import type { Limit } from '../leads/limit.ts';
import { timeOrderedId } from '../leads/time-ordered-id.ts';
import { errorFields } from '../log.ts';
import { actionPage } from '../pages/action-page.ts';
import { hashToken } from '../token.ts';
import type { ProofOfWork } from '../verification/proof-of-work.ts';
import { newsletterPaths } from './links.ts';
import type { TokenPurpose } from './subscriber.ts';

interface NewsletterParts extends RouteParts {
  proofOfWork: Pick<ProofOfWork, 'verify'>;
  /** Counts only the newsletter's verified requests. */
  total: Limit;
}

/** The newsletter's routes. A GET changes nothing, because mail scanners open links too. */
export function newsletterRoutes(parts: NewsletterParts): Hono<AppEnv> {
  const { log, now } = parts;
  const { subscribers } = parts.store;
  const routes = new Hono<AppEnv>();
  if (site.facts.newsletter === 'yes') {
    routes.post(endpoints.newsletter, takeJson(parts), (c) => answerSignUp(parts, c));
  }

  const pages = new Hono<AppEnv>().onError((error, c) => {
    log.error(errorFields(error), 'the store did not answer a newsletter link');
    return newsletterPage({ name: 'unavailable', language: c.get('language'), status: 503 });
  });
  for (const purpose of ['confirm', 'unsubscribe'] as const) {
    const path = newsletterPaths[purpose];
    pages.get(path, (c) => ask(c, purpose));
    pages.post(path, (c) => act(c, purpose));
  }
  // Also for links that a mail program truncated.
  pages.all(`${serviceFolders.newsletter}/*`, (c) => unknownLink(c));
  return routes.route('/', pages);

  async function ask(c: Context<AppEnv>, purpose: TokenPurpose): Promise<Response> {
    const token = c.req.query('token') ?? '';
    const found = await subscribers.findToken(hashToken(token), now());
    if (found?.purpose !== purpose) return unknownLink(c);
    const { language, state } = found;
    // A link that is opened again shows the result; a second question would look as if the answer was lost.
    if (state && (purpose === 'confirm') === (state === 'subscribed')) {
      return newsletterPage({ name: state === 'subscribed' ? 'confirmed' : state, language });
    }
    const leaving = state ? 'ask-unsubscribe' : 'ask-refuse';
    const name = purpose === 'confirm' ? 'ask-confirm' : leaving;
    return newsletterPage({ name, language, form: { purpose, token } });
  }

  async function act(c: Context<AppEnv>, purpose: TokenPurpose): Promise<Response> {
    const { token, isOneClick } = await postedToken(c, purpose);
    const hash = hashToken(token);
    if (purpose === 'confirm') {
      const language = await subscribers.confirm(hash, truncateAddress(c.get('address')), now());
      return language ? newsletterPage({ name: 'confirmed', language }) : unknownLink(c);
    }
    // A mail program's button does not mean a refusal for good, so it only withdraws a sign-up.
    const answer = isOneClick ? 'unsubscribed' : 'refused';
    const left = await subscribers.unsubscribe(hash, now(), answer);
    return left ? newsletterPage({ name: left.state, language: left.language }) : unknownLink(c);
  }

  function unknownLink(c: Context<AppEnv>): Response {
    return newsletterPage({ name: 'unknown-link', language: c.get('language'), status: 404 });
  }
}

/** Our button posts the token; a mail program's one-click has it in the URL (RFC 8058 §3.2). */
async function postedToken(c: Context<AppEnv>, purpose: TokenPurpose) {
  // An unreadable body contains no token.
  const body = await c.req.parseBody().catch(() => ({}) as Record<string, unknown>);
  if (typeof body.token === 'string') return { token: body.token, isOneClick: false };
  const isOneClick = purpose === 'unsubscribe' && body['List-Unsubscribe'] === 'One-Click';
  return { token: isOneClick ? (c.req.query('token') ?? '') : '', isOneClick };
}

/**
 * Handles `POST /api/newsletter`: 202 with the same body whether the address is new, pending, subscribed or
 * refused. The mail is sent later, so the response time reveals nothing either.
 */
async function answerSignUp(
  { proofOfWork, total, store, now }: NewsletterParts,
  c: Context<AppEnv>,
): Promise<Response> {
  const parsed = v.safeParse(newsletterRequestSchema, c.get('json'));
  if (!parsed.success) {
    const fields = fieldSentences(site.words[c.get('language')].sentences, parsed.issues);
    return refuse(c, 422, 'fields', { fields });
  }
  const { token, ...request } = parsed.output;
  const requestedAt = now();
  const verdict = await proofOfWork.verify(token, requestedAt);
  if (verdict.outcome === 'failed') return refuse(c, 403, 'verification-failed');
  const wait = total.take(requestedAt);
  if (wait > 0) return refuseTooMany(c, wait);
  const address = truncateAddress(c.get('address'));
  const signUp = { ...request, id: timeOrderedId(requestedAt), address, requestedAt };
  let isKept = false;
  try {
    isKept = await store.subscribers.signUp(signUp, verdict.token, requestedAt);
  } finally {
    if (!isKept) total.giveBack(requestedAt);
  }
  if (!isKept) return refuse(c, 403, 'verification-failed');
  return c.json({ accepted: true }, 202);
}

interface NewsletterPage {
  name: Exclude<keyof Words['newsletter-pages'], 'back'>;
  language: Language;
  status?: 200 | 404 | 503;
  form?: { purpose: TokenPurpose; token: string };
}

function newsletterPage({ name, form, ...page }: NewsletterPage): Response {
  const { back, [name]: words } = site.words[page.language]['newsletter-pages'];
  const button = form &&
    'action' in words && {
      path: newsletterPaths[form.purpose],
      fields: { token: form.token },
      action: words.action,
    };
  const { title, text } = words;
  return actionPage({ ...page, title, text, back, form: button || undefined });
}
