import { hasValidCnpj } from './cnpj.ts';
import { type Finding, fail, pass } from './finding.ts';

/** What of the content is judged; the command passes the project's own. */
export interface LaunchContent {
  brand: {
    name: string;
    legalName: string;
    domain: string;
    email: string;
    phone: { shown: string; dialled: string };
    whatsapp: string;
    address: { street: string; postalCode: string };
    companyId: string;
    linkedin: string;
  };
  /** Names of the team. */
  team: readonly string[];
  /** What introduces them, in each language. */
  teamLeads: readonly string[];
  /** The footer's note that all of it is fictional, in each language. */
  sampleNotes: readonly string[];
  /** Cases whose screens are still drawn by artwork/. */
  drawnCases: readonly string[];
}

/** Names that never belong to anybody (RFC 2606 and 6761). */
const reservedDomain =
  /(?:^|\.)(?:example|test|invalid|localhost|local)$|(?:^|\.)example\.(?:com|net|org)$/i;

/** As shipped with the project. */
const shipped = {
  brand: 'Trinta',
  /** Its last digits. */
  phone: '55550130',
  team: ['Ana Exemplo', 'Bruno Modelo', 'Clara Amostra', 'Davi Ensaio'],
  /** Of the sentence that says so under the team's heading. */
  teamLead: /pessoas de exemplo|sample people/i,
} as const;

/** Says of each fact of the content whether it is still the demo's. */
export function checkDemoContent({
  brand,
  team,
  teamLeads,
  sampleNotes,
  drawnCases,
}: LaunchContent): Finding[] {
  const brandFile = 'app/content/brand.ts';
  const mailDomain = brand.email.split('@')[1] ?? '';
  const sampleTeam = team.filter((name) => shipped.team.some((sample) => sample === name));
  const checks: [demo: boolean, what: string, todo: string][] = [
    [
      brand.name === shipped.brand || brand.legalName.startsWith(shipped.brand),
      `company name: ${brand.name} (${brand.legalName})`,
      `set name and legalName in ${brandFile}`,
    ],
    [reservedDomain.test(brand.domain), `domain: ${brand.domain}`, `set domain in ${brandFile}`],
    [reservedDomain.test(mailDomain), `mail address: ${brand.email}`, `set email in ${brandFile}`],
    [
      digitsOf(brand.phone.shown).endsWith(shipped.phone),
      `phone: ${brand.phone.shown}`,
      `set phone.shown and phone.dialled in ${brandFile}`,
    ],
    [
      !brand.phone.dialled.endsWith(digitsOf(brand.phone.shown)),
      `phone as shown and as dialled agree: ${brand.phone.shown}, ${brand.phone.dialled}`,
      `make phone.shown and phone.dialled in ${brandFile} the same number`,
    ],
    [
      brand.whatsapp.endsWith(shipped.phone),
      `messaging: +${brand.whatsapp}`,
      `set whatsapp in ${brandFile}`,
    ],
    [
      /exemplo|example/i.test(brand.address.street) || /^0{5}/.test(brand.address.postalCode),
      `address: ${brand.address.street}, ${brand.address.postalCode}`,
      `set address in ${brandFile}`,
    ],
    [
      !hasValidCnpj(brand.companyId),
      `company id: ${brand.companyId}`,
      `set companyId in ${brandFile} to a CNPJ with right check digits`,
    ],
    [
      /example|exemplo/i.test(brand.linkedin),
      `LinkedIn: ${brand.linkedin}`,
      `set linkedin in ${brandFile}`,
    ],
    [
      sampleTeam.length > 0,
      sampleTeam.length > 0
        ? `sample people: ${sampleTeam.join(', ')}`
        : `team: ${team.join(', ')}`,
      'put your people into app/content/team.ts and app/content/{language}/team.ts, their photos in with npm run images -- team FILE…',
    ],
    [
      teamLeads.some((text) => shipped.teamLead.test(text)),
      'words under the team’s heading: whose people they are',
      'take the sentence on sample people out of lead in app/content/{language}/team.ts',
    ],
    [
      drawnCases.length > 0,
      drawnCases.length > 0 ? `demo cases: ${drawnCases.join(', ')}` : 'the cases are your own',
      'put your cases in as README.md says under Make it yours, then delete artwork/cases/{case}',
    ],
    [
      sampleNotes.some((text) => text !== ''),
      'note in the footer that the company is fictional',
      "set sampleNote to '' in app/content/{language}/shell.ts",
    ],
  ];
  return checks.map(([demo, what, todo]) =>
    demo ? fail('content', what, todo) : pass('content', what),
  );
}

function digitsOf(text: string): string {
  return text.replaceAll(/\D/g, '');
}
