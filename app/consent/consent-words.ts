import type { Purpose } from '../content/tags.ts';

/**
 * Version of the wording, kept with each choice beside the services. Change it when the words change
 * what is agreed to: then everybody is asked again.
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
