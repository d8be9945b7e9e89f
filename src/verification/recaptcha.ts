import type { Language } from '../../contract/language.ts';
import { verificationAction } from '../../contract/verification.ts';
import { once } from '../browser/once.ts';
import { prepareTimeoutMs } from '../browser/time-limits.ts';

interface Recaptcha {
  ready: (callback: () => void) => void;
  execute: (siteKey: string, options: { action: string }) => PromiseLike<string>;
}

declare global {
  interface Window {
    grecaptcha?: Recaptcha;
  }
}

/** reCAPTCHA did not load or did not answer, so there is no token. */
export class RecaptchaUnavailable extends Error {}

/** reCAPTCHA v3: adds its script to the head, and requests a token for each submission. */
export function recaptcha(
  { siteKey, scriptUrl }: { siteKey: string; scriptUrl: string },
  language: Language,
): () => Promise<string> {
  const load = once(() => loadScript(siteKey, scriptUrl, language));
  void load();
  return () => {
    const asked = load().then((script) => script.execute(siteKey, { action: verificationAction }));
    const timeout = new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error('Timed out.')), prepareTimeoutMs);
    });
    return Promise.race([asked, timeout]).catch((cause) => {
      throw new RecaptchaUnavailable('reCAPTCHA gave no token.', { cause });
    });
  };
}

function loadScript(siteKey: string, scriptUrl: string, language: Language): Promise<Recaptcha> {
  return new Promise((resolve, reject) => {
    const takeUp = () => {
      const { grecaptcha } = window;
      if (!grecaptcha) return reject(new Error('The script defined no grecaptcha.'));
      grecaptcha.ready(() => resolve(grecaptcha));
    };
    if (window.grecaptcha) return takeUp();
    const script = document.createElement('script');
    const url = new URL(scriptUrl, location.href);
    url.searchParams.set('render', siteKey);
    url.searchParams.set('hl', language);
    script.src = url.href;
    script.async = true;
    script.defer = true;
    script.onload = takeUp;
    script.onerror = () => {
      script.remove();
      reject(new Error('The script did not load.'));
    };
    document.head.append(script);
  });
}
