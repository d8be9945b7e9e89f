import type { FormSettings } from '../../contract/form-settings.ts';
import type { Language } from '../../contract/language.ts';
import type { Verification } from './verification.ts';

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
