/** As much as a lead takes of an address and of a campaign tag, in characters. */
export const attributionLimits = { address: 500, tag: 200 } as const;
