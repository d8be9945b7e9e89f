import { is } from 'valibot';
import { emailSchema } from '../../contract/email.ts';
import { hasValidCnpj } from './cnpj.ts';
import { type Finding, fail, note, pass } from './finding.ts';
import { isWebAddress } from './web-address.ts';

/** What `app/content/brand.ts` says; the command passes the project's own. */
export interface BrandFacts {
  name: string;
  legalName: string;
  domain: string;
  email: string;
  phone: { shown: string; dialled: string };
  whatsapp: string;
  address: { street: string; city: string; region: string; postalCode: string; country: string };
  companyId: string;
  linkedin: string;
  legalUpdated: string;
}

/** Names that never belong to anybody (RFC 2606 and 6761). */
const reservedDomain =
  /(?:^|\.)(?:example|test|invalid|localhost|local)$|(?:^|\.)example\.(?:com|net|org)$/i;

/** As shipped with the project. */
const shipped = {
  name: 'Trinta',
  /** Last digits of both numbers. */
  phone: '55550130',
} as const;

const file = 'app/content/brand.ts';

/** Whether the company is still the demo's; tests that hold what the project ships run only then. */
export function isDemo({ name }: Pick<BrandFacts, 'name'>): boolean {
  return name === shipped.name;
}

/** A fact with all that can be wrong with it; the first that is counts. */
interface Fact {
  what: string;
  faults: readonly [wrong: boolean, todo: string][];
}

/**
 * Says of each fact of the brand whether it is still the demo's, and whether the pages can make of it
 * what they do: a link, a line of an address, a date.
 */
export function checkBrandFacts(brand: BrandFacts): Finding[] {
  const facts = [...nameAndPlace(brand), ...waysToReach(brand)].map(({ what, faults }) => {
    const [, todo] = faults.find(([wrong]) => wrong) ?? [];
    return todo === undefined ? pass('content', what) : fail('content', what, todo);
  });
  return [...facts, checkDate(brand.legalUpdated)];
}

function nameAndPlace({ name, legalName, domain, address, companyId }: BrandFacts): Fact[] {
  const empty = Object.entries(address).find(([, value]) => value.trim() === '')?.[0];
  return [
    {
      what: `company name: ${name} (${legalName})`,
      faults: [
        [
          [name, legalName].some((text) => text.trim() === '') ||
            isDemo({ name }) ||
            legalName.startsWith(shipped.name),
          `still the demo’s: set name and legalName in ${file}`,
        ],
      ],
    },
    {
      what: `domain: ${shown(domain)}`,
      faults: [
        [
          !/^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z\d-]{2,}$/i.test(domain),
          `write domain in ${file} as a host name alone, such as aurora.com.br`,
        ],
        [reservedDomain.test(domain), `still the demo’s: set domain in ${file}`],
      ],
    },
    {
      what: `address: ${Object.values(address).join(', ')}`,
      faults: [
        [empty !== undefined, `write address.${empty} in ${file}: the legal pages name it`],
        [
          /exemplo|example/i.test(address.street) || /^0{5}/.test(address.postalCode),
          `still the demo’s: set address in ${file}`,
        ],
        [
          address.country === 'BR' && !/^\d{5}-\d{3}$/.test(address.postalCode),
          `write address.postalCode in ${file} as in 01310-100`,
        ],
      ],
    },
    {
      what: `company id: ${shown(companyId)}`,
      faults: [
        [!hasValidCnpj(companyId), `set companyId in ${file} to a CNPJ with right check digits`],
      ],
    },
  ];
}

function waysToReach({ domain, email, phone, whatsapp, linkedin }: BrandFacts): Fact[] {
  return [
    {
      what: `mail address: ${shown(email)}`,
      faults: [
        [
          !is(emailSchema, email) || email !== email.trim(),
          `write email in ${file} as name@${domain}`,
        ],
        [reservedDomain.test(email.split('@')[1] ?? ''), `still the demo’s: set email in ${file}`],
      ],
    },
    {
      what: `phone: ${shown(phone.shown)}, dialled as ${shown(phone.dialled)}`,
      faults: [
        [
          !/^\+[1-9]\d{7,14}$/.test(phone.dialled),
          `write phone.dialled in ${file} with + and country code, no blanks: +552132221000`,
        ],
        [
          digitsOf(phone.shown).endsWith(shipped.phone),
          `still the demo’s: set phone.shown and phone.dialled in ${file}`,
        ],
      ],
    },
    {
      what: `phone as shown and as dialled agree: ${phone.shown}, ${phone.dialled}`,
      faults: [
        [
          digitsOf(phone.shown) === '' ||
            !digitsOf(phone.dialled).endsWith(digitsOf(phone.shown).replace(/^0+/, '')),
          `make phone.shown and phone.dialled in ${file} the same number`,
        ],
      ],
    },
    {
      what: `messaging: ${shown(whatsapp)}`,
      faults: [
        [
          !/^[1-9]\d{9,14}$/.test(whatsapp),
          `write whatsapp in ${file} in digits only, country code first: 5521987651000`,
        ],
        [whatsapp.endsWith(shipped.phone), `still the demo’s: set whatsapp in ${file}`],
      ],
    },
    {
      what: `LinkedIn: ${shown(linkedin)}`,
      faults: [
        [
          !isWebAddress(linkedin),
          `write linkedin in ${file} as a whole address: https://www.linkedin.com/company/aurora`,
        ],
        [/example|exemplo/i.test(linkedin), `still the demo’s: set linkedin in ${file}`],
      ],
    },
  ];
}

/** The pages write it in words, and the site map as it is. */
function checkDate(date: string): Finding {
  if (!/^\d{4}-\d\d-\d\d$/.test(date) || !isDay(date)) {
    return fail(
      'content',
      `the legal pages have no date: ${shown(date)}`,
      `write legalUpdated in ${file} as YYYY-MM-DD, such as 2026-11-20`,
    );
  }
  return note(
    'content',
    `the legal pages are dated ${date}`,
    `have them read by somebody who answers for them, then set legalUpdated in ${file}`,
  );
}

/** Whether the calendar has that day: Date makes 30 February the 2nd of March. */
function isDay(date: string): boolean {
  const day = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(date);
}

function digitsOf(text: string): string {
  return text.replaceAll(/\D/g, '');
}

function shown(text: string): string {
  return text.trim() === '' ? '(empty)' : text;
}
