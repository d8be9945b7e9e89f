import type { Site } from './site.ts';
import type { SiteFiles } from './site-files.ts';
import { optionalSections } from './words.ts';

/** Adds to the faults of `files` each thing that one file names and another lacks, with the key to add. */
export function findGaps(site: Site, files: SiteFiles): void {
  const { facts, words, people, technologies, methodology, cases } = site;
  const expectKeys = (file: string, place: string, keys: readonly string[], own: object = {}) => {
    for (const key of keys.filter((name) => !Object.hasOwn(own, name))) {
      const name = Array.isArray(own) ? Number(key) + 1 : key;
      files.fault('keyMissing', file, { key: `${place}.${name}` });
    }
  };
  for (const [id, { cover, gallery }] of Object.entries(cases)) {
    const images = gallery.map(({ file }) => file);
    if (cover !== undefined && !images.includes(cover)) {
      files.fault('coverMissing', `cases/${id}/case.yaml`, { cover, key: 'cover' });
    }
    for (const language of facts.languages) {
      const { captions } = words[language].caseWords[id] ?? {};
      expectKeys(`cases/${id}/${language}.yaml`, 'captions', images, captions);
    }
  }
  const days = methodology?.days;
  const allSteps = facts.languages.flatMap((language) =>
    Object.keys(words[language].methodology?.steps ?? []),
  );
  if (days) expectKeys('methodology.yaml', 'days', [...new Set(allSteps)], days);
  else if (allSteps.length > 0) files.fault('fileMissing', 'methodology.yaml');
  const persons = people.map(({ id }) => id);
  const [reference] = facts.languages;
  for (const language of facts.languages) {
    const at = (section: string, spoken = language) => `words/${spoken}/${section}.yaml`;
    const { team, technologies: groups, methodology: steps } = words[language];
    if (team) expectKeys(at('team'), 'members', persons, team.members);
    if (groups) expectKeys(at('technologies'), 'groups', Object.keys(technologies), groups.groups);
    if (steps) expectKeys(at('methodology'), 'steps', Object.keys(days ?? []), steps.steps);
    // Lists of different lengths in two languages mean that a text was not translated.
    for (const section of optionalSections) {
      const own = new Map(listsIn(words[language][section] ?? {}));
      for (const [key, length] of listsIn(words[reference][section] ?? {})) {
        // Steps are compared with their days above; optional lists may be missing.
        const ownLength = key === 'steps' ? length : (own.get(key) ?? length);
        if (ownLength === length) continue;
        const [less, more] = ownLength < length ? [language, reference] : [reference, language];
        const longest = Math.max(ownLength, length);
        files.fault('entryMissing', at(section, less), { key, n: longest, language: more });
      }
    }
  }
}

/** Lengths of the lists of entries, such as questions with answers, by their key. */
function listsIn(words: object): (readonly [key: string, length: number])[] {
  return Object.entries(words).flatMap(([key, value]) => {
    if (typeof value !== 'object') return [];
    if (!Array.isArray(value)) return listsIn(value).map(([rest, n]) => [`${key}.${rest}`, n]);
    return typeof value[0] === 'object' ? [[key, value.length]] : [];
  });
}
