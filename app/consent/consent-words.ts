import type { Purpose } from '../content/tags.ts';
import type { Language } from '../i18n/language.ts';

/**
 * Version of the wording, kept with each choice. Change it when the words change what is agreed to:
 * then everybody is asked again.
 */
export const consentVersion = '2026-11-21';

export interface ConsentWords {
  heading: string;
  text: string;
  policy: string;
  purposes: Record<Purpose, { name: string; text: string }>;
  /** Before the names of the services of a purpose. */
  services: string;
  rejectAll: string;
  acceptAll: string;
  save: string;
  /** The button in the footer that opens the dialog again. */
  change: string;
  close: string;
}

/** The dialog's words, fetched only where it exists. */
export const consentWords: Record<Language, () => Promise<ConsentWords>> = {
  'pt-BR': async () => (await import('../content/pt-BR/consent.ts')).consent,
  en: async () => (await import('../content/en/consent.ts')).consent,
};
