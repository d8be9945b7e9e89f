import type { Language } from '../../contract/language.ts';
import { leadFields } from '../../contract/lead.ts';
import type { LeadRequest } from '../../contract/lead-request.ts';
import { contentHash, valueHash } from './content-hash.ts';
import type {
  Answer,
  HumanVerification,
  IdempotentRequest,
  LeadStore,
  SubmissionResult,
  Verdict,
} from './ports.ts';
import { canBeCampaign, spamSigns } from './spam-signs.ts';
import type { Folder, FolderReason, StoredLead } from './stored-lead.ts';
import { timeOrderedId } from './time-ordered-id.ts';

/** How far back a repeated message is looked for, in milliseconds. */
const repetitionWindowMs = 24 * 60 * 60 * 1000;

export interface SubmitLeadDependencies {
  store: LeadStore;
  verification: HumanVerification;
  /** Scores below it are held (specification, 'Sending'). */
  minScore: number;
}

export interface SubmitLeadContext {
  /** Address that the server saw. */
  address: string;
  /** Host of the page that sends it, where the browser names one. */
  pageHost: string | undefined;
  language: Language;
  /** Milliseconds since 1970. */
  now: number;
  idempotencyKey: string | undefined;
}

export type SubmitLeadResult =
  /** `stored` where this very request brought the lead in, rather than an earlier one. */
  | { outcome: 'answered'; answer: Answer; stored?: Pick<StoredLead, 'id' | 'folder'> }
  | { outcome: 'verification-failed' | 'key-reused' | 'still-running' };

/**
 * Takes a lead in: verifies that a person sent it, chooses its folder and stores it with what is
 * owed for it. Nothing that passes the schema is thrown away (specification, 'Sending'); throws only
 * where the store does.
 */
export async function submitLead(
  dependencies: SubmitLeadDependencies,
  request: LeadRequest,
  context: SubmitLeadContext,
): Promise<SubmitLeadResult> {
  const { store, verification } = dependencies;
  const claim = idempotentRequest(request, context.idempotencyKey);
  if (claim) {
    const begun = await store.begin(claim, context.now);
    if (begun.outcome === 'replayed') return { outcome: 'answered', answer: begun.answer };
    if (begun.outcome !== 'begun') return begun;
  }
  let finished = false;
  try {
    const verdict = await verification.verify(
      request.recaptchaToken,
      context.now,
      context.pageHost,
    );
    if (verdict.outcome === 'failed') return { outcome: 'verification-failed' };

    const hash = contentHash(request.message);
    const reasons = [
      ...spamSigns(request),
      ...(await repetition(store, request, hash, context)),
      ...verdictReasons(verdict, dependencies.minScore),
    ];
    const lead = storedLead(request, context, verdict, reasons);
    const answer: Answer = { status: 201, body: JSON.stringify({ id: lead.id }) };
    const result = await store.submit(
      {
        lead,
        contentHash: hash,
        token: verdict.outcome === 'passed' ? verdict.token : undefined,
        idempotency: claim && { ...claim, answer },
      },
      context.now,
    );
    finished = result.outcome !== 'token-reused';
    return conclusion(result, answer, lead);
  } finally {
    if (claim && !finished) await store.abandon(claim).catch(() => undefined);
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

/** Only what the visitor said makes two bodies different: a retry brings a fresh token and timing. */
function idempotentRequest(
  request: LeadRequest,
  key: string | undefined,
): IdempotentRequest | undefined {
  if (key === undefined) return undefined;
  return { key, bodyHash: valueHash(leadFields.map((field) => request[field] ?? null)) };
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

function verdictReasons(
  verdict: Exclude<Verdict, { outcome: 'failed' }>,
  minScore: number,
): FolderReason[] {
  if (verdict.outcome === 'unavailable') return [verdict.reason];
  return verdict.score !== undefined && verdict.score < minScore ? ['low-score'] : [];
}

/** What speaks of a program plainly; any other reason is a doubt, which the owner settles. */
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
  verdict: Verdict,
  reasons: readonly FolderReason[],
): StoredLead {
  const { name, company, email, phone, companySize, interest, message, consultationType } = request;
  return {
    ...{ name, company, email, phone, companySize, interest, message, consultationType },
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
