/** What a tag is for; visitors choose for each purpose on its own. */
export const purposes = ['analytics', 'marketing'] as const;
export type Purpose = (typeof purposes)[number];

export interface Tag {
  /** Name of the service, as the dialog shows it. */
  name: string;
  /** Address of its script. */
  src: string;
  /** Where the script sends to and loads from, beside the origin of `src`; `https://*.host` is allowed. */
  origins?: readonly string[];
  /** Google's own tags: the measurement id (`G-…`, `AW-…`), set up under Google's consent mode. */
  googleId?: string;
  /** What a sent lead is reported to Google Ads as (`AW-…/…`). */
  googleConversion?: string;
  /** Cookies that go when the visitor changes their mind; a `*` at the end stands for any ending. */
  cookies?: readonly string[];
}

/**
 * Tags of the owner. Empty, the site asks nothing and loads nothing. With tags, a dialog asks first,
 * and everybody again when a name or an origin changes; the cookie policy in
 * app/content/{language}/legal/cookies.ts must name them.
 *
 *     analytics: [{
 *       name: 'Google Analytics',
 *       src: 'https://www.googletagmanager.com/gtag/js?id=G-XXXXXXXXXX',
 *       googleId: 'G-XXXXXXXXXX',
 *       origins: ['https://*.google-analytics.com', 'https://*.analytics.google.com'],
 *       cookies: ['_ga*'],
 *     }],
 */
export const tags: Readonly<Record<Purpose, readonly Tag[]>> = {
  analytics: [],
  marketing: [],
};

/** The purposes that have tags: only for those is anybody asked. */
export function askedPurposes(): readonly Purpose[] {
  return purposes.filter((purpose) => tags[purpose].length > 0);
}

/** Origins that the pages' security policy must allow for the tags: none where there are none. */
export function tagOrigins(): readonly string[] {
  const origins = purposes.flatMap((purpose) =>
    tags[purpose].flatMap(({ src, origins: more = [] }) => [new URL(src).origin, ...more]),
  );
  return [...new Set(origins)];
}
