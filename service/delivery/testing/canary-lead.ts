import type { StoredLead } from '../../leads/stored-lead.ts';
import type { Store } from '../../storage/open-store.ts';
import { sampleLead, sampleSubmission } from '../../storage/testing/sample-lead.ts';

/** 2026-03-16, a Monday, at noon UTC. */
export const sampleNow = Date.UTC(2026, 2, 16, 12);

/** A lead whose words are easy to find in places where they must not be. */
export function canaryLead(changes: Partial<StoredLead> = {}): StoredLead {
  return sampleLead({
    receivedAt: sampleNow,
    company: 'Padaria & Filhos <Ltda>',
    email: 'conceicao.canary@padaria.example',
    interest: 'product-development',
    message: 'Queremos um aplicativo de encomendas.\nPodemos conversar na terça?',
    attribution: {
      page: '/',
      referrer: 'https://www.buscador.example/x',
      utm: { utm_source: 'boletim' },
    },
    ...changes,
  });
}

/** Stores such a lead as if it had arrived at its `receivedAt`. */
export async function storeCanary(
  { leads }: Pick<Store, 'leads'>,
  changes?: Partial<StoredLead>,
): Promise<StoredLead> {
  const lead = canaryLead(changes);
  await leads.submit(sampleSubmission(lead), lead.receivedAt);
  return lead;
}
