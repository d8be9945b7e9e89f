import { Hono } from 'hono';
import * as v from 'valibot';
import { site } from '#site';
import { endpoints } from '../../contract/endpoints.ts';
import { type LeadField, leadFields } from '../../contract/lead.ts';
import { leadRequestSchema } from '../../contract/lead-request.ts';
import { fieldSentence, type Sentences } from '../../contract/sentences.ts';
import { problemOf } from '../../contract/text.ts';
import type { Folder } from '../leads/stored-lead.ts';
import {
  type SubmitLeadDependencies,
  type SubmitLeadResult,
  submitLead,
} from '../leads/submit-lead.ts';
import type { AppEnv, RouteParts } from './app-env.ts';
import { refuse, refuseTooMany } from './refuse.ts';
import { takeJson } from './take-json.ts';
import { canonicalAddress } from './visitor-address.ts';

/** Longer keys are no UUIDs, and the store must not grow by what a header holds. */
const idempotencyKeyMax = 255;

const refusedDetail =
  'The store did not take a lead; the visitor was asked to try again, which not everybody will. The log says why: a disk, quota or file size at its limit, or a database that is away or locked.';

export interface LeadsRouteParts
  extends RouteParts,
    Pick<SubmitLeadDependencies, 'verification' | 'total'> {
  onStored: (folder: Folder) => void;
}

/** `POST /api/leads`, as the product's HTTP contract has it. */
export function leadsRoute(parts: LeadsRouteParts): Hono<AppEnv> {
  const { env, store, verification, total, now, log, problems, wake, onStored } = parts;
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
      const fields = fieldProblems(parsed.issues, site.words[language].sentences);
      return refuse(c, 422, 'fields', { fields });
    }
    // What the browser claims is kept only if it is an address at all.
    const userIp = canonicalAddress(parsed.output.userIp) ?? '';
    const context = { address: c.get('address'), language, now: now(), idempotencyKey };
    let result: SubmitLeadResult;
    try {
      result = await submitLead(dependencies, { ...parsed.output, userIp }, context);
    } catch (error) {
      problems.report('leads-refused', refusedDetail);
      throw error;
    }
    if (result.outcome === 'answered') {
      const { id, folder } = result;
      if (folder) {
        log.info({ lead: id, folder }, 'lead stored');
        onStored(folder);
        wake();
      }
      return c.json({ id }, 201);
    }
    if (result.outcome === 'over-limit') return refuseTooMany(c, result.waitSeconds);
    if (result.outcome === 'verification-failed') return refuse(c, 403, result.outcome);
    if (result.outcome === 'key-reused') return refuse(c, 422, 'generic');
    return refuse(c, 409, result.outcome, { headers: { 'retry-after': '2' } });
  });

  return route;
}

/** A sentence for each field that is wrong: its first problem, for one can be mended at a time. */
function fieldProblems(
  issues: readonly v.BaseIssue<unknown>[],
  sentences: Sentences,
): Record<string, string> {
  const found: Partial<Record<LeadField, string>> = {};
  for (const issue of issues) {
    const field = leadFields.find((name) => name === issue.path?.[0]?.key);
    if (field) found[field] ??= fieldSentence(sentences, field, problemOf(issue));
  }
  return found;
}
