import { serviceFolders } from '../http/service-paths.ts';

/** Where the rules stand; the header that names them costs a page less than the rules themselves. */
export const speculationRulesPath = '/links.speculationrules';

/**
 * Pages that a pointer rests on are rendered ahead; the browser respects data saver by itself
 * (HTML, speculative loading).
 */
export const speculationRules = {
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          {
            not: {
              href_matches: ['/images', ...Object.values(serviceFolders)].map((at) => `${at}/*`),
            },
          },
          // The language is switched in place: its link is followed without script only.
          { not: { selector_matches: '[hreflang]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
};
