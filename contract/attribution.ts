/** As much as a lead takes of an address and of a campaign tag and its name, in characters. */
export const attributionLimits = { address: 500, tag: 200, tagName: 20 } as const;
