import { site } from '#site';
import type { Language } from '../../contract/language.ts';
import { addressIn, sectionAddress } from '../addresses.ts';
import { navigationOrder } from '../content/words.ts';

export interface NavigationLinksProps {
  language: Language;
  isLanding: boolean;
  /** Each link loads the page anew: without script only that closes an open menu. */
  reload?: boolean;
}

/** Links to the sections that the site has, in the order of the specification. */
export function NavigationLinks({ language, isLanding, reload }: NavigationLinksProps) {
  const words = site.words[language];
  const home = addressIn(language, '/');
  return (
    <ul>
      {navigationOrder
        .filter((section) => words[section])
        .map((section) => (
          <li key={section}>
            <a
              // With its query a page is a second address of itself, which is nothing to be indexed.
              rel={reload ? 'nofollow' : undefined}
              href={
                reload
                  ? `${home}?${section}#${section}`
                  : sectionAddress(language, section, isLanding)
              }
            >
              {words.navigation.links[section]}
            </a>
          </li>
        ))}
      {Object.keys(site.articles).length > 0 && (
        <li>
          <a href={addressIn(language, '/articles')}>{words.navigation.links.articles}</a>
        </li>
      )}
    </ul>
  );
}
