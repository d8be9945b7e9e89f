/** As much as a lead takes of an address and of a campaign tag and its name, in characters; and so many tags. */
export const attributionLimits = { address: 500, tag: 200, tagName: 20, tags: 10 } as const;

/** What may be an e-mail address: a campaign's tag must name no person. */
export const emailLike = /@|%40/;
