import type { Language } from '../../contract/language.ts';
import { leadFields } from '../../contract/lead.ts';
import type { LeadRequest } from '../../contract/lead-request.ts';
import { contentHash, valueHash } from './content-hash.ts';
import type { HumanVerification, Verdict } from './human-verification.ts';
import type { TotalLimit } from './limits.ts';
import type { Answer, IdempotentRequest, LeadStore, SubmissionResult } from './ports.ts';
import { canBeCampaign, spamSigns } from './spam-signs.ts';
import type { Folder, FolderReason, StoredLead } from './stored-lead.ts';
import { timeOrderedId } from './time-ordered-id.ts';

/** How far back a repeated message is looked for, in milliseconds. */
const repetitionWindowMs = 24 * 60 * 60 * 1000;

export interface SubmitLeadDependencies {
  store: LeadStore;
  verification: HumanVerification;
  /** Limits what everybody together may store. */
  total: TotalLimit;
  /** Leads with a lower score are held (specification, 'Sending'). */
  minScore: number;
}

export interface SubmitLeadContext {
  /** Address that the server saw. */
  address: string;
  /** Host of the page that sends it, if the browser names one. */
  pageHost: string | undefined;
  language: Language;
  /** Milliseconds since 1970. */
  now: number;
  idempotencyKey: string | undefined;
}

export type SubmitLeadResult =
  /** `stored` is set if this very request brought the lead in, rather than an earlier one. */
  | { outcome: 'answered'; answer: Answer; stored?: Pick<StoredLead, 'id' | 'folder'> }
  /** The limit in all is reached; the request may be sent again after so many seconds. */
  | { outcome: 'over-limit'; waitSeconds: number }
  | { outcome: 'verification-failed' | 'key-reused' | 'still-running' };

/** A verdict that a person may have sent the request. */
type PersonVerdict = Exclude<Verdict, { outcome: 'failed' }>;

/**
 * Takes a lead in: verifies that a person sent it, chooses its folder and stores it with the
 * deliveries it is owed. Stores everything that passes the schema and the limit (specification,
 * 'Sending'). Throws only if the store does.
 */
export async function submitLead(
  dependencies: SubmitLeadDependencies,
  request: LeadRequest,
  context: SubmitLeadContext,
): Promise<SubmitLeadResult> {
  const { store, verification } = dependencies;
  const { now } = context;
  const claim = idempotentRequest(request, context.idempotencyKey);
  if (claim) {
    const begun = await store.begin(claim, now);
    if (begun.outcome === 'replayed') return { outcome: 'answered', answer: begun.answer };
    if (begun.outcome !== 'begun') return begun;
  }
  let isSettled = false;
  try {
    const verdict = await verification.verify(request.recaptchaToken, now, context.pageHost);
    if (verdict.outcome === 'failed') return { outcome: 'verification-failed' };

    const waitSeconds = await dependencies.total.take(now);
    if (waitSeconds > 0) return { outcome: 'over-limit', waitSeconds };
    const result = await storeLead(dependencies, request, context, verdict, claim);
    isSettled = result.outcome !== 'verification-failed';
    return result;
  } finally {
    if (claim && !isSettled) await store.abandon(claim).catch(() => undefined);
  }
}

/** Stores the lead; gives its share of the total limit back if nothing was stored. */
async function storeLead(
  { store, total, minScore }: SubmitLeadDependencies,
  request: LeadRequest,
  context: SubmitLeadContext,
  verdict: PersonVerdict,
  claim: IdempotentRequest | undefined,
): Promise<SubmitLeadResult> {
  let isStored = false;
  try {
    const hash = contentHash(request.message);
    const reasons = [
      ...spamSigns(request),
      ...(await repetition(store, request, hash, context)),
      ...verdictReasons(verdict, minScore),
    ];
    const lead = storedLead(request, context, verdict, reasons);
    const answer: Answer = { status: 201, body: JSON.stringify({ id: lead.id }) };
    const token = verdict.outcome === 'passed' ? verdict.token : undefined;
    const idempotency = claim && { ...claim, answer };
    const result = await store.submit({ lead, contentHash: hash, token, idempotency }, context.now);
    isStored = result.outcome === 'stored';
    return conclusion(result, answer, lead);
  } finally {
    if (!isStored) await total.giveBack(context.now).catch(() => undefined);
  }
}

function conclusion(
  result: SubmissionResult,
  answer: Answer,
  stored: StoredLead,
): SubmitLeadResult {
  if (result.outcome === 'stored') return { outcome: 'answered', answer, stored };
  if (result.outcome === 'replayed') return { outcome: 'answered', answer: result.answer };
  if (result.outcome === 'token-reused') return { outcome: 'verification-failed' };
  return result;
}

/** Compares only what the visitor said, because a retry brings a fresh token and timing. */
function idempotentRequest(
  request: LeadRequest,
  key: string | undefined,
): IdempotentRequest | undefined {
  if (key === undefined) return undefined;
  const bodyHash = valueHash(leadFields.map((field) => request[field] ?? null));
  return { key, bodyHash, claim: crypto.randomUUID() };
}

async function repetition(
  store: LeadStore,
  request: LeadRequest,
  hash: string,
  { address, now }: SubmitLeadContext,
): Promise<FolderReason[]> {
  if (!canBeCampaign(request.message)) return [];
  const sender = { ...request, address };
  const seen = await store.seenFromOthers(hash, sender, now - repetitionWindowMs);
  return seen ? ['repeated-content'] : [];
}

function verdictReasons(verdict: PersonVerdict, minScore: number): FolderReason[] {
  if (verdict.outcome === 'unavailable') return [verdict.reason];
  return verdict.score !== undefined && verdict.score < minScore ? ['low-score'] : [];
}

/** Clear signs of a program; any other reason is a doubt that the owner settles. */
const spamReasons: readonly FolderReason[] = [
  'honeypot',
  'too-fast',
  'content',
  'repeated-content',
];

function folderFor(reasons: readonly FolderReason[]): Folder {
  if (reasons.some((reason) => spamReasons.includes(reason))) return 'spam';
  return reasons.length > 0 ? 'held' : 'inbox';
}

function storedLead(
  request: LeadRequest,
  context: SubmitLeadContext,
  verdict: PersonVerdict,
  reasons: readonly FolderReason[],
): StoredLead {
  const { name, company, email, phone, companySize, interest, message, consultationType } = request;
  return {
    name,
    company,
    email,
    phone,
    companySize,
    interest,
    message,
    consultationType,
    id: timeOrderedId(context.now),
    receivedAt: context.now,
    language: context.language,
    folder: folderFor(reasons),
    reasons,
    address: context.address,
    userIp: request.userIp,
    attribution: request.attribution,
    score: verdict.outcome === 'passed' ? verdict.score : undefined,
  };
}
