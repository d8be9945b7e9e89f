import { type Purpose, purposes, type Tag } from '../../app/content/tags.ts';
import { type Finding, fail, note } from './finding.ts';

export interface TagPolicies {
  tags: Readonly<Record<Purpose, readonly Tag[]>>;
  /** What the policies say, by the file that says it. */
  policies: readonly { file: string; kind: 'cookies' | 'privacy'; document: object }[];
}

/** What the policies say as shipped, and tags of any purpose make untrue. */
const denials = [
  'There are no analytics or advertising cookies',
  'Não há cookies de análise nem de publicidade',
  'one cookie, for your language',
  'one cookie, to remember your language',
  'a single cookie, “lang”',
  'um único cookie, o do idioma',
  'um cookie, para lembrar seu idioma',
  'um único cookie, “lang”',
];

/** The same, of tags of one purpose. */
const denialsOf: Readonly<Record<Purpose, readonly string[]>> = {
  analytics: [
    'We do not measure your visit with analytics tools',
    'Não medimos sua visita com ferramentas de análise',
  ],
  marketing: [
    'There are no ads and no social media pixels',
    'Não há anúncios nem pixels de redes sociais',
  ],
};

/** With tags, the cookie policy must name them, and no policy may go on denying them. */
export function checkTagPolicies({ tags, policies }: TagPolicies): Finding[] {
  const asked = purposes.filter((purpose) => tags[purpose].length > 0);
  if (asked.length === 0) return [];
  const untrue = [...denials, ...asked.flatMap((purpose) => denialsOf[purpose])];
  const names = asked.flatMap((purpose) => tags[purpose].map(({ name }) => name));
  const findings = policies.flatMap(({ file, kind, document }) => {
    const text = JSON.stringify(document);
    const denied = untrue.filter((words) => text.includes(words));
    const unnamed = kind === 'cookies' ? names.filter((name) => !text.includes(name)) : [];
    return [
      ...(denied.length > 0
        ? [fail('content', `tags are configured, yet ${file} says ${quoted(denied)}`, 'rewrite it')]
        : []),
      ...(unnamed.length > 0
        ? [fail('content', `${file} does not name ${unnamed.join(', ')}`, 'say what each is for')]
        : []),
    ];
  });
  return [
    ...findings,
    note(
      'content',
      `tags for ${asked.join(' and ')} are configured`,
      'have cookie policy and privacy policy read again in every language',
    ),
  ];
}

function quoted(sentences: readonly string[]): string {
  return sentences.map((sentence) => `'${sentence}'`).join(', ');
}
