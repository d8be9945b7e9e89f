/** The languages that the demo is drawn in. A site with more of them needs no drawing of the demo's. */
export const languages = ['pt-BR', 'en'] as const;
export type Language = (typeof languages)[number];
