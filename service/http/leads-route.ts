import { Hono } from 'hono';
import * as v from 'valibot';
import { requestBodyMaxBytes } from '../../contract/body-limit.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { leadRequestSchema } from '../../contract/lead-request.ts';
import type { RequestProblem } from '../../contract/sentences.ts';
import { sentencesOf } from '../../contract/sentences-of.ts';
import type { RateLimiter } from '../leads/limits.ts';
import type { Folder } from '../leads/stored-lead.ts';
import {
  type SubmitLeadDependencies,
  type SubmitLeadResult,
  submitLead,
} from '../leads/submit-lead.ts';
import { errorFields, type Log } from '../log.ts';
import { acceptedLanguage } from './accept-language.ts';
import type { AppEnv } from './app-env.ts';
import { fieldProblems } from './field-problems.ts';
import { readJson } from './read-json.ts';
import { refuse, refuseMethod, refuseTooMany } from './refusal.ts';
import { mayPost, pageHost } from './same-site.ts';
import { canonicalAddress, rateKey } from './visitor-address.ts';

/** Longer keys are no UUIDs, and the store must not grow by what a header holds. */
const idempotencyKeyMax = 255;

export interface LeadsRouteDependencies extends SubmitLeadDependencies {
  /** Counts whatever comes from an address, before anything of it is read. */
  limiter: RateLimiter;
  allowedOrigins: readonly string[];
  now: () => number;
  log: Log;
  /** Called when a lead was stored, so that its deliveries start at once. */
  onStored?: (folder: Folder) => void;
  /** Called when the store did not take one. */
  onRefused?: () => void;
}

/** `POST /api/leads`, as the product's HTTP contract has it. */
export function leadsRoute(dependencies: LeadsRouteDependencies): Hono<AppEnv> {
  const { limiter, allowedOrigins, now, log } = dependencies;
  const route = new Hono<AppEnv>();

  route.post(endpoints.leads, async (c) => {
    const language = acceptedLanguage(c.req.header('accept-language'));
    const address = c.get('address');
    if (!mayPost(c.req.raw, allowedOrigins)) return refuse(c, language, 403, 'generic');
    try {
      const wait = await limiter.take(rateKey(address), now());
      if (wait > 0) return refuseTooMany(c, language, wait);
      const body = await readJson(c.req.raw, requestBodyMaxBytes);
      if (body.outcome === 'wrong-type') return refuse(c, language, 415, 'generic');
      if (body.outcome === 'too-large') return refuse(c, language, 413, 'too-large');
      if (body.outcome === 'not-json') return refuse(c, language, 400, 'generic');

      const idempotencyKey = c.req.header('idempotency-key')?.trim() || undefined;
      if (idempotencyKey && idempotencyKey.length > idempotencyKeyMax) {
        return refuse(c, language, 400, 'generic');
      }
      const parsed = v.safeParse(leadRequestSchema, asObject(body.value));
      if (!parsed.success) {
        const fields = fieldProblems(parsed.issues, sentencesOf(language));
        return refuse(c, language, 422, 'fields', { fields });
      }
      // What the browser claims is kept only if it is an address at all.
      const userIp = canonicalAddress(parsed.output.userIp) ?? '';
      const result = await submitLead(
        dependencies,
        { ...parsed.output, userIp },
        { address, pageHost: pageHost(c.req.raw), language, now: now(), idempotencyKey },
      );
      if (result.outcome === 'answered') {
        if (result.stored) {
          const { id, folder } = result.stored;
          log.info({ lead: id, folder }, 'lead stored');
          dependencies.onStored?.(folder);
        }
        return c.body(result.answer.body, 201, { 'content-type': 'application/json' });
      }
      if (result.outcome === 'over-limit') return refuseTooMany(c, language, result.waitSeconds);
      const [status, problem] = refusals[result.outcome];
      const headers = status === 409 ? { 'retry-after': '2' } : {};
      return refuse(c, language, status, problem, { headers });
    } catch (error) {
      dependencies.onRefused?.();
      log.error(
        errorFields(error),
        'the store did not take a lead; the visitor was asked to retry',
      );
      return refuse(c, language, 503, 'store-unavailable', { headers: { 'retry-after': '30' } });
    }
  });

  route.all(endpoints.leads, (c) => refuseMethod(c, 'POST'));
  return route;
}

const refusals = {
  'verification-failed': [403, 'verification-failed'],
  'key-reused': [422, 'generic'],
  'still-running': [409, 'still-running'],
} as const satisfies Record<
  Exclude<SubmitLeadResult['outcome'], 'answered' | 'over-limit'>,
  readonly [number, RequestProblem]
>;

/** JSON that is no object has none of the fields. */
function asObject(value: unknown): unknown {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
}
