import { type Finding, fail, pass } from './finding.ts';
import { isWebAddress } from './web-address.ts';

/** What of the content is judged beside the brand; the command passes the project's own. */
export interface LaunchContent {
  team: readonly Person[];
  /** What introduces them, in each language. */
  teamLeads: readonly string[];
  /** The footer's note, in each language: as shipped, that all of it is fictional. */
  sampleNotes: readonly string[];
  /** Cases whose screens are still drawn by artwork/. */
  drawnCases: readonly string[];
}

interface Person {
  name: string;
  /** Address of their profile, if any. */
  linkedin: string | undefined;
}

/** As shipped with the project. */
const shipped = {
  team: ['Ana Exemplo', 'Bruno Modelo', 'Clara Amostra', 'Davi Ensaio'],
  profile: /\/in\/(?:ana-exemplo|bruno-modelo|clara-amostra|davi-ensaio)\b/i,
  /** Of the sentence that says so under the team's heading. */
  teamLead: /pessoas de exemplo|sample people/i,
  /** Of the footer's note. */
  sampleNote:
    /site de demonstração|demonstration site|clientes são fictícios|clients are fictional/i,
} as const;

/** Says of people, cases and notes whether they are still the demo's. */
export function checkDemoContent({
  team,
  teamLeads,
  sampleNotes,
  drawnCases,
}: LaunchContent): Finding[] {
  const checks: [demo: boolean, found: string, todo: string, well: string][] = [
    [
      teamLeads.some((text) => shipped.teamLead.test(text)),
      'the words under the team’s heading say that these are sample people',
      'take the sentence on sample people out of lead in app/content/{language}/team.ts',
      'the words under the team’s heading name no sample people',
    ],
    [
      drawnCases.length > 0,
      `demo cases: ${drawnCases.join(', ')}`,
      'put your cases in as README.md says under Make it yours, then delete artwork/cases/{case}',
      'the cases are your own',
    ],
    [
      sampleNotes.some((text) => shipped.sampleNote.test(text)),
      'the footer says that the company is fictional',
      "set sampleNote to '', or to a note of your own, in app/content/{language}/shell.ts",
      'the footer does not say that the company is fictional',
    ],
  ];
  return [
    ...checkTeam(team),
    ...checks.map(([demo, found, todo, well]) =>
      demo ? fail('content', found, todo) : pass('content', well),
    ),
  ];
}

function checkTeam(team: readonly Person[]): Finding[] {
  const samples = team.filter(({ name }) => shipped.team.some((sample) => sample === name));
  const profiles = team.flatMap(({ name, linkedin }) =>
    linkedin === undefined ? [] : [{ name, linkedin }],
  );
  const demo = profiles.filter(
    (profile) =>
      shipped.profile.test(profile.linkedin) && !samples.some(({ name }) => name === profile.name),
  );
  const broken = profiles.filter(({ linkedin }) => !isWebAddress(linkedin));
  const findings = [
    ...(samples.length > 0
      ? [
          fail(
            'content',
            `sample people: ${names(samples)}`,
            'put your people into app/content/team.ts and app/content/{language}/team.ts, their photos in with npm run images -- team FILE…',
          ),
        ]
      : []),
    ...demo.map(({ name, linkedin }) =>
      fail(
        'content',
        `${name} has the profile of a sample person: ${linkedin}`,
        'write their own into app/content/team.ts, or undefined to show none',
      ),
    ),
    ...broken.map(({ name, linkedin }) =>
      fail(
        'content',
        `the profile of ${name} is not an address: ${linkedin || '(empty)'}`,
        'write linkedin in app/content/team.ts as https://www.linkedin.com/in/…, or undefined to show none',
      ),
    ),
  ];
  return findings.length > 0 ? findings : [pass('content', `team: ${names(team)}`)];
}

function names(people: readonly Person[]): string {
  return people.map(({ name }) => name).join(', ');
}
