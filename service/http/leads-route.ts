import { Hono } from 'hono';
import * as v from 'valibot';
import { site } from '#site';
import { endpoints } from '../../contract/endpoints.ts';
import { leadRequestSchema } from '../../contract/lead-request.ts';
import { fieldSentences } from '../../src/content/sentences.ts';
import { type SubmitLeadDependencies, submitLead } from '../leads/submit-lead.ts';
import type { AppEnv, RouteParts } from './app-env.ts';
import { refuse, refuseTooMany } from './refuse.ts';
import { takeJson } from './take-json.ts';
import { canonicalAddress } from './visitor-address.ts';

/** Limits what a header can add to the store; longer keys are no UUIDs. */
const idempotencyKeyMax = 255;

type LeadsRouteParts = RouteParts & Pick<SubmitLeadDependencies, 'verification' | 'total'>;

/** `POST /api/leads`, as the HTTP contract specifies. */
export function leadsRoute(parts: LeadsRouteParts): Hono<AppEnv> {
  const { env, store, verification, total, now, log, problems } = parts;
  const minScore = env.recaptchaMinScore;
  const dependencies = { store: store.leads, verification, total, minScore };
  const route = new Hono<AppEnv>();

  route.post(endpoints.leads, takeJson(parts), async (c) => {
    const idempotencyKey = c.req.header('idempotency-key')?.trim() || undefined;
    if (idempotencyKey && idempotencyKey.length > idempotencyKeyMax) {
      return refuse(c, 400, 'generic');
    }
    const language = c.get('language');
    const parsed = v.safeParse(leadRequestSchema, c.get('json'));
    if (!parsed.success) {
      const fields = fieldSentences(site.words[language].sentences, parsed.issues);
      return refuse(c, 422, 'fields', { fields });
    }
    // The browser's claim is stored only if it is a valid IP address.
    const userIp = canonicalAddress(parsed.output.userIp) ?? '';
    const context = { address: c.get('address'), language, now: now(), idempotencyKey };
    const lead = { ...parsed.output, userIp };
    const result = await submitLead(dependencies, lead, context).catch((error: unknown) => {
      // Until it is reported, because the store that refused it has to take the mail.
      problems.report('leads-refused', { forMs: Infinity });
      throw error;
    });
    if (result.outcome === 'replayed') return c.json({ id: result.leadId }, 201);
    if (result.outcome === 'stored') {
      const { id, folder } = result.lead;
      log.info({ lead: id, folder }, 'lead stored');
      return c.json({ id }, 201);
    }
    if (result.outcome === 'over-limit') return refuseTooMany(c, result.waitSeconds);
    if (result.outcome === 'verification-failed') return refuse(c, 403, result.outcome);
    return refuse(c, 422, 'generic');
  });

  return route;
}
