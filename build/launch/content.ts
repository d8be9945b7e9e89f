import { missingImages } from '../../artwork/missing-images.ts';
import { shareImageStates } from '../../artwork/share/share-record.ts';
import { findFaintColours } from '../../src/content/contrast.ts';
import { purposes } from '../../src/content/purposes.ts';
import type { Site } from '../../src/content/site.ts';
import { siteTokens } from '../../src/content/theme-file.ts';
import { type Finding, fail, note, orPass } from './finding.ts';

/** Checks pictures, share images, contrast and policies of the site folder. */
export function checkContent(site: Site, folder: string, ipLookupUrl: string | undefined) {
  const { facts } = site;
  const stale = shareImageStates(site, folder).filter(({ state }) => state !== 'current');
  const names = stale.map(({ file }) => file).join(', ');
  const faults = [
    ...missingImages(site, folder).map(({ what, command }) => fail(what, `run ${command}`)),
    ...(names
      ? [
          fail(
            `share images that are missing or of older words: ${names}`,
            'run npm run artwork:share',
          ),
        ]
      : []),
    ...findFaintColours(siteTokens(folder)).map((sentence) =>
      fail(sentence, `change it in ${folder}/theme.css`),
    ),
    ...checkPolicies(site, ipLookupUrl),
  ];
  return [
    ...orPass(faults, 'pictures, share images and colours are as they should be'),
    ...findForeignLaw(site, folder),
    note(
      `the legal pages are dated ${facts.legalUpdated}`,
      `have them read by somebody who answers for them, then set legalUpdated in ${folder}/site.yaml`,
    ),
  ];
}

/** The engine's own sentence at the form names Brazil's law, whose article another country has not. */
function findForeignLaw({ facts, words }: Site, folder: string): Finding[] {
  if (facts.address.country === 'BR') return [];
  return facts.languages
    .filter((language) => words[language].contact.notice.before.includes('LGPD'))
    .map((language) =>
      note(
        `beside the form stands Brazil’s law (LGPD), and the company is in ${facts.address.country}`,
        `write notice.before in ${folder}/words/${language}/contact.yaml, and fields.phone and phonePlaceholder, which are for Brazil too`,
      ),
    );
}

/** The policies must name who receives data of a visitor: tags, and the service that looks up addresses. */
function checkPolicies({ facts, words }: Site, ipLookupUrl: string | undefined): Finding[] {
  const tags = purposes.flatMap((purpose) => facts.tags[purpose].map(({ name }) => name));
  const lookup = ipLookupUrl && URL.canParse(ipLookupUrl) ? [new URL(ipLookupUrl).host] : [];
  return facts.languages.flatMap((language) => {
    const { cookies, privacy } = words[language].legal;
    const unnamed = [
      ...tags.filter((name) => !cookies.markdown.includes(name)).map((name) => ['cookies', name]),
      ...lookup.filter((host) => !privacy.markdown.includes(host)).map((host) => ['privacy', host]),
    ];
    return unnamed.map(([document, name]) =>
      fail(
        `words/${language}/legal/${document}.md does not name ${name}`,
        'say there who it is and what it learns of a visitor',
      ),
    );
  });
}
