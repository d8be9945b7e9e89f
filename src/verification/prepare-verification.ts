import type { FormSettings } from '../../contract/form-settings.ts';
import type { Language } from '../../contract/language.ts';
import { type Verification, VerificationUnavailable } from './verification.ts';

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
  if (verification.provider === 'recaptcha') {
    const { prepareRecaptcha } = await import('./recaptcha.ts').catch(unavailable);
    return prepareRecaptcha(verification, language);
  }
  const { prepareProofOfWork } = await import('./proof-of-work.ts').catch(unavailable);
  return prepareProofOfWork();
}

function unavailable(cause: unknown): never {
  throw new VerificationUnavailable('The verification did not load.', { cause });
}
