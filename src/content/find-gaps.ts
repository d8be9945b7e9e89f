import { join } from 'node:path';
import type { Language } from '../../contract/language.ts';
import type { Remark } from './remark.ts';
import type { Site } from './site.ts';
import { optionalSections } from './words.ts';

/** What one file of the site names and another lacks: each gap names the file and the key to add. */
export function findGaps(site: Site, folder: string): readonly Remark[] {
  const gaps: Remark[] = [];
  const expect: Expect = (isThere, sentence, file, values) => {
    if (!isThere) gaps.push({ sentence, values: { file: join(folder, file), ...values } });
  };
  for (const [id, { cover, gallery }] of Object.entries(site.cases)) {
    const isShown = gallery.some(({ file }) => file === cover);
    expect(isShown, 'coverMissing', `cases/${id}/case.yaml`, { cover });
    for (const language of site.facts.languages) {
      const captions = site.words[language].caseWords[id]?.captions ?? {};
      for (const { file } of gallery) {
        const key = `captions.${file}`;
        expect(Object.hasOwn(captions, file), 'keyMissing', `cases/${id}/${language}.yaml`, {
          key,
        });
      }
    }
  }
  for (const language of site.facts.languages) findGapsIn(site, language, expect);
  return gaps;
}

type Expect = (
  isThere: boolean,
  sentence: Remark['sentence'],
  file: string,
  values: Remark['values'],
) => void;

function findGapsIn(
  { facts, words, people, technologies, methodology }: Site,
  language: Language,
  expect: Expect,
): void {
  const at = (section: string) => `words/${language}/${section}.yaml`;
  const { team, technologies: groups, methodology: steps } = words[language];
  for (const { id } of team ? people : []) {
    const key = `members.${id}`;
    expect(Object.hasOwn(team?.members ?? {}, id), 'keyMissing', at('team'), { key });
  }
  for (const group of groups ? Object.keys(technologies) : []) {
    const key = `groups.${group}`;
    expect(Object.hasOwn(groups?.groups ?? {}, group), 'keyMissing', at('technologies'), { key });
  }
  if (steps) {
    const n = methodology?.days.length ?? 0;
    expect(methodology !== undefined, 'fileMissing', 'methodology.yaml', {});
    expect(steps.steps.length === n, 'stepMissing', at('methodology'), { n });
  }
  // A list with another length in another language is a text that somebody forgot to translate.
  const [reference] = facts.languages;
  for (const section of optionalSections) {
    const own = new Map(listsIn(words[language][section] ?? {}));
    for (const [key, n] of listsIn(words[reference][section] ?? {})) {
      // The steps are as many as have days; what is optional may be left out.
      if (key === 'steps' || !own.has(key)) continue;
      expect(own.get(key) === n, 'entryMissing', at(section), { key, n, language: reference });
    }
  }
}

/** Lengths of the lists of things that are said, such as questions with answers. */
function listsIn(words: object): (readonly [key: string, length: number])[] {
  return Object.entries(words).flatMap(([key, value]) => {
    if (typeof value !== 'object') return [];
    if (!Array.isArray(value)) return listsIn(value).map(([rest, n]) => [`${key}.${rest}`, n]);
    return typeof value[0] === 'object' ? [[key, value.length]] : [];
  });
}
