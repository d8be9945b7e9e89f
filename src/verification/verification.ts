import type { FormSettings } from '../../contract/form-settings.ts';
import type { Language } from '../../contract/language.ts';

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

/**
 * Starts loading the configured verification; the heavy part is fetched only now.
 *
 * @throws VerificationUnavailable where that part does not come. A site that was renewed since the page
 * was opened has it under another name, so only a reload helps, which that error asks for.
 */
export async function prepareVerification(
  { verification }: FormSettings,
  language: Language,
): Promise<Verification> {
  try {
    if (verification.provider === 'recaptcha') {
      const { prepareRecaptcha } = await import('./recaptcha.ts');
      return prepareRecaptcha(verification, language);
    }
    const { prepareProofOfWork } = await import('./proof-of-work.ts');
    return prepareProofOfWork();
  } catch (cause) {
    throw new VerificationUnavailable('The verification did not load.', { cause });
  }
}
