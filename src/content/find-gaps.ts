import { join } from 'node:path';
import type { Language } from '../../contract/language.ts';
import type { Site } from './site.ts';

/** What one file of the site names and another lacks: each gap names the file and the key to add. */
export function findGaps(site: Site, folder: string): readonly string[] {
  const gaps: string[] = [];
  const expect = (file: string, key: string, isThere: boolean) => {
    if (!isThere) gaps.push(`${join(folder, file)}: ${key} is missing. Add it.`);
  };
  for (const [id, { cover, gallery }] of Object.entries(site.cases)) {
    expect(
      `cases/${id}/case.yaml`,
      `an image ${cover} in gallery, which cover names,`,
      gallery.some(({ file }) => file === cover),
    );
    for (const language of site.facts.languages) {
      const captions = site.words[language].caseWords[id]?.captions ?? {};
      for (const { file } of gallery) {
        expect(`cases/${id}/${language}.yaml`, `captions.${file}`, Object.hasOwn(captions, file));
      }
    }
  }
  for (const language of site.facts.languages) findGapsIn(site, language, expect);
  return gaps;
}

function findGapsIn(
  { facts, words, people, technologies, methodology }: Site,
  language: Language,
  expect: (file: string, key: string, isThere: boolean) => void,
): void {
  const { team, technologies: groups, methodology: steps } = words[language];
  for (const { id } of team ? people : []) {
    expect(`words/${language}/team.yaml`, `members.${id}`, Object.hasOwn(team?.members ?? {}, id));
  }
  for (const group of groups ? Object.keys(technologies) : []) {
    expect(
      `words/${language}/technologies.yaml`,
      `groups.${group}`,
      Object.hasOwn(groups?.groups ?? {}, group),
    );
  }
  if (steps) {
    expect('methodology.yaml', 'the file', methodology !== undefined);
    const days = methodology?.days.length ?? 0;
    expect(
      `words/${language}/methodology.yaml`,
      `one of ${days} steps`,
      steps.steps.length === days,
    );
  }
  // A list with another length in another language is a text that somebody forgot to translate.
  const [reference] = facts.languages;
  for (const section of ['services', 'about', 'faq'] as const) {
    const length = (of: Language) => {
      const slice = words[of][section];
      return slice && ('items' in slice ? slice.items : slice.features).length;
    };
    expect(
      `words/${language}/${section}.yaml`,
      `one of ${length(reference)} entries, as in ${reference},`,
      length(language) === length(reference),
    );
  }
}
