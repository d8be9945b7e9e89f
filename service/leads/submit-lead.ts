import { hash } from 'node:crypto';
import type { Language } from '../../contract/language.ts';
import { leadFields } from '../../contract/lead.ts';
import type { LeadRequest } from '../../contract/lead-request.ts';
import type { FolderReason } from '../../src/content/words.ts';
import type { LeadStore } from '../storage/leads.ts';
import type { Limit } from './limit.ts';
import { canBeCampaign, spamSigns } from './spam-signs.ts';
import { pickFields, type StoredLead } from './stored-lead.ts';
import type { HumanVerification, KeyState } from './submission.ts';
import { timeOrderedId } from './time-ordered-id.ts';

const repetitionWindowMs = 24 * 60 * 60 * 1000;

export interface SubmitLeadDependencies {
  store: LeadStore;
  verification: HumanVerification;
  /** The limit on stored leads in total. */
  total: Limit;
  /** Leads with a lower score are held. */
  minScore: number;
}

interface SubmitLeadContext {
  address: string;
  language: Language;
  now: number;
  idempotencyKey: string | undefined;
}

type SubmitLeadResult =
  /** This request stored the lead, not an earlier one. */
  | { outcome: 'stored'; lead: Pick<StoredLead, 'id' | 'folder'> }
  | KeyState
  /** The total limit is reached; the request may be sent again after `waitSeconds`. */
  | { outcome: 'over-limit'; waitSeconds: number }
  | { outcome: 'verification-failed' };

/** Clear signs of a bot; with any other reason the owner decides. */
const spamReasons: readonly FolderReason[] = [
  'honeypot',
  'too-fast',
  'content',
  'repeated-content',
];

/** Verifies and stores a lead with its deliveries. Throws only if the store does. */
export async function submitLead(
  { store, verification, total, minScore }: SubmitLeadDependencies,
  request: LeadRequest,
  { now, address, language, idempotencyKey }: SubmitLeadContext,
): Promise<SubmitLeadResult> {
  const idempotency = idempotentRequest(request, idempotencyKey);
  // First, because the token of a retry may be used already.
  const known = idempotency && (await store.findKey(idempotency, now));
  if (known) return known;
  const verdict = await verification.verify(request.recaptchaToken, now);
  if (verdict.outcome === 'failed') return { outcome: 'verification-failed' };
  const passed = verdict.outcome === 'passed' ? verdict : undefined;
  const reasons = spamSigns(request);
  if (canBeCampaign(request.message)) {
    const seen = await store.seenFromOthers({ ...request, address }, now - repetitionWindowMs);
    if (seen) reasons.push('repeated-content');
  }
  if (verdict.outcome === 'unavailable') reasons.push(verdict.reason);
  else if (verdict.score !== undefined && verdict.score < minScore) reasons.push('low-score');
  const isSpam = reasons.some((reason) => spamReasons.includes(reason));
  const lead: StoredLead = {
    ...pickFields(request),
    userIp: request.userIp,
    attribution: request.attribution,
    id: timeOrderedId(now),
    receivedAt: now,
    language,
    folder: isSpam ? 'spam' : reasons.length > 0 ? 'held' : 'inbox',
    reasons,
    address,
    score: passed?.score,
  };
  const waitSeconds = total.take(now);
  if (waitSeconds > 0) return { outcome: 'over-limit', waitSeconds };
  let isStored = false;
  try {
    const result = await store.submit({ lead, token: passed?.token, idempotency }, now);
    isStored = result.outcome === 'stored';
    if (result.outcome === 'stored') return { outcome: 'stored', lead };
    return result.outcome === 'token-reused' ? { outcome: 'verification-failed' } : result;
  } finally {
    if (!isStored) total.giveBack(now);
  }
}

/** Hashes only the visitor's fields, because a retry has a new token and timing. */
function idempotentRequest(request: LeadRequest, key: string | undefined) {
  if (key === undefined) return undefined;
  const said = leadFields.map((field) => request[field] ?? null);
  return { key, bodyHash: hash('sha256', JSON.stringify(said)) };
}
