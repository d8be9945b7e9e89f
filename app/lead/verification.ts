import type { FormSettings } from '../../contract/form-settings.ts';
import type { Language } from '../i18n/language.ts';

/** The verification service did not load, so no token can be had. */
export class VerificationUnavailable extends Error {}

export interface Verification {
  /**
   * A token for one submission.
   *
   * @throws VerificationUnavailable
   */
  token: () => Promise<string>;
}

/** Starts loading the configured verification; the heavy part is fetched only now. */
export async function prepareVerification(
  { verification }: FormSettings,
  language: Language,
): Promise<Verification> {
  if (verification.provider === 'recaptcha') {
    const { prepareRecaptcha } = await import('./recaptcha.ts');
    return prepareRecaptcha(verification, language);
  }
  const { prepareProofOfWork } = await import('./proof-of-work.ts');
  return prepareProofOfWork();
}
