/** Languages of the demo's cases and drawings. A site in others needs neither. */
export const languages = ['pt-BR', 'en'] as const;
export type Language = (typeof languages)[number];
