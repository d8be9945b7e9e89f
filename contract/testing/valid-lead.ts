import type { Lead } from '../lead.ts';

/** The fields that every lead has, for tests: a new required field needs its value here. */
export const validLead = {
  name: 'Joana Prado',
  email: 'joana@prado.example',
  phone: '11955550130',
  interest: 'product-development',
  message: 'Preciso de um produto em trinta dias.',
  consultationType: 'quick',
} satisfies Lead;
