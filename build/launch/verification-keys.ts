import type { RecaptchaEnv } from '../../service/env.ts';
import { Recaptcha } from '../../service/verification/recaptcha.ts';
import { type Finding, fail, note, pass } from './finding.ts';

/** Shows a token that nobody was given: the answer tells a wrong secret from a wrong token. */
export async function checkVerificationKeys(
  recaptcha: RecaptchaEnv,
  now: number,
): Promise<Finding[]> {
  const { secret, verifyUrl } = recaptcha;
  const { host } = new URL(verifyUrl);
  const verdict = await new Recaptcha({ secret, verifyUrl, hostnames: [] }).verify(
    'launch-check',
    now,
  );
  if (verdict.outcome !== 'unavailable') {
    return [
      pass('services', `${host} knows RECAPTCHA_SECRET`),
      note(
        'services',
        'whether RECAPTCHA_SITE_KEY belongs to it and to your domain',
        'send the form once on the live site',
      ),
    ];
  }
  return [
    verdict.reason === 'verification-misconfigured'
      ? fail(
          'services',
          `${host} refuses RECAPTCHA_SECRET (${verdict.detail})`,
          'copy both keys again from the reCAPTCHA console (type: score based, v3)',
        )
      : fail(
          'services',
          `${host} cannot be asked (${verdict.detail})`,
          'let this machine reach it: without it every lead is held',
        ),
  ];
}
