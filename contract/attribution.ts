/** The most that a lead keeps: characters of an address, a tag and its name, and number of tags. */
export const attributionLimits = { address: 500, tag: 200, tagName: 20, tags: 10 } as const;

/** Text that may hold an e-mail address, which no campaign tag may: it would name a person. */
export const emailLike = /@|%40/;
