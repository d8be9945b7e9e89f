import { serviceFolders } from '../http/service-paths.ts';

/** Where the rules stand; the header that names them costs a page less than the rules themselves. */
export const speculationRulesPath = '/links.rules';

const leadsToPage = [
  { href_matches: '/*' },
  {
    not: {
      href_matches: ['/images', ...Object.values(serviceFolders)].map((at) => `${at}/*`),
    },
  },
  // The language is switched in place: its link is followed without script only.
  { not: { selector_matches: '[hreflang]' } },
];

/**
 * Pages that a pointer rests on are rendered ahead: as soon as the page's script knows that the
 * visitor means a link (app/prepare-on-intent.ts), and by the browser's own judgement before the
 * script is there. The browser respects data saver by itself (HTML, speculative loading).
 */
export const speculationRules = {
  prerender: [
    { where: { and: leadsToPage }, eagerness: 'moderate' },
    // The script marks links to pages only; each page loads these rules, and said twice they cost more.
    { where: { selector_matches: '[data-prerender]' }, eagerness: 'immediate' },
  ],
};
