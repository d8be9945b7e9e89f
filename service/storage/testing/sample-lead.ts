import { validLead } from '../../../contract/testing/valid-lead.ts';
import type { StoredLead } from '../../leads/stored-lead.ts';
import type { Submission } from '../../leads/submission.ts';
import { timeOrderedId } from '../../leads/time-ordered-id.ts';

/** A lead for tests and benchmarks; its person is invented. */
export function sampleLead(more: Partial<StoredLead> = {}): StoredLead {
  const receivedAt = more.receivedAt ?? Date.UTC(2026, 0, 15, 12);
  return {
    id: timeOrderedId(receivedAt),
    receivedAt,
    language: 'pt-BR',
    folder: 'inbox',
    reasons: [],
    ...validLead,
    name: 'Conceição Araújo',
    company: 'Padaria São José',
    email: 'Conceicao@Padaria.example',
    phone: '11987654321',
    companySize: '11-50',
    interest: 'digital-transformation',
    message: 'Quero vender pão pela internet em trinta dias.',
    consultationType: 'complete',
    address: '203.0.113.7',
    userIp: '',
    attribution: { page: '/', referrer: '', utm: { utm_source: 'feira' } },
    score: 0.9,
    ...more,
  };
}

/** The submission that the store takes for a lead. */
export function sampleSubmission(
  lead: StoredLead = sampleLead(),
  more: Partial<Submission> = {},
): Submission {
  return { lead, token: undefined, idempotency: undefined, ...more };
}
