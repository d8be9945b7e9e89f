/**
 * Every fact about the company, once. To make the site yours, change this file, the logo in
 * app/ui/logo.tsx and the words in app/content/{language}/.
 * All of it is fictional: `npm run check:launch` refuses to go live while it stands.
 */
export const brand = {
  name: 'Trinta',
  legalName: 'Trinta Consultoria de Software Ltda.',
  domain: 'trinta.example',
  email: 'oi@trinta.example',
  /** As people read it, and as a phone dials it. */
  phone: { shown: '(11) 5555-0130', dialled: '+551155550130' },
  /** Number of the messaging app, digits only with country code. */
  whatsapp: '5511955550130',
  address: {
    street: 'Rua do Exemplo, 30',
    city: 'São Paulo',
    region: 'SP',
    postalCode: '00000-030',
    country: 'BR',
  },
  companyId: 'CNPJ\u00a000.000.000/0001-30',
  /** The company page at the professional network. */
  linkedin: 'https://www.linkedin.com/company/trinta-example',
  /** ISO date of the legal pages (specification chapter 9). */
  legalUpdated: '2024-03-15',
} as const;
