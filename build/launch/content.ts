import { missingImages } from '../../artwork/missing-images.ts';
import { shareFolder, shareImageStates } from '../../artwork/share/share-record.ts';
import { findFaintColours } from '../../src/content/contrast.ts';
import { purposes } from '../../src/content/purposes.ts';
import type { Site } from '../../src/content/site.ts';
import { type Finding, fail, note } from './finding.ts';

/** Checks pictures, share images, contrast and policies of the site folder. */
export function checkContent(site: Site, folder: string, ipLookupUrl: string | undefined) {
  const { facts } = site;
  const stale = shareImageStates(site, folder).filter(({ state }) => state !== 'current');
  const names = stale.map(({ file }) => file).join(', ');
  return [
    ...missingImages(site, folder).map(({ remark }) => fail(remark.sentence, remark.values)),
    ...(names ? [fail('staleShareImages', { files: names, folder: shareFolder(folder) })] : []),
    ...findFaintColours(site.palette, folder).map(({ sentence, values }) => fail(sentence, values)),
    ...checkPolicies(site, folder, ipLookupUrl),
    ...findForeignLaw(site, folder),
    note('legalDate', { date: facts.legalUpdated, file: `${folder}/site.yaml` }),
  ];
}

/** The engine's notice at the form refers to a Brazilian law, which does not apply in other countries. */
function findForeignLaw({ facts, words }: Site, folder: string): Finding[] {
  const { country } = facts.address;
  if (country === 'BR') return [];
  return facts.languages
    .filter((language) => words[language].contact.notice.before.includes('LGPD'))
    .map((language) =>
      note('foreignLaw', { country, file: `${folder}/words/${language}/contact.yaml` }),
    );
}

/** The policies must name everyone who receives visitors' data: tags, and the IP look-up service. */
function checkPolicies(
  { facts, words }: Site,
  folder: string,
  ipLookupUrl: string | undefined,
): Finding[] {
  const tags = purposes.flatMap((purpose) => facts.tags[purpose].map(({ name }) => name));
  const lookup = ipLookupUrl && URL.canParse(ipLookupUrl) ? [new URL(ipLookupUrl).host] : [];
  return facts.languages.flatMap((language) => {
    const { cookies, privacy } = words[language].legal;
    const unnamed = [
      ...tags.filter((name) => !cookies.markdown.includes(name)).map((name) => ['cookies', name]),
      ...lookup.filter((host) => !privacy.markdown.includes(host)).map((host) => ['privacy', host]),
    ];
    return unnamed.map(([document, name = '']) =>
      fail('policySilent', { file: `${folder}/words/${language}/legal/${document}.md`, name }),
    );
  });
}
