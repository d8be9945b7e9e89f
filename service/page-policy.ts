import { tagOrigins } from '../app/content/tags.ts';
import type { Env } from './env.ts';
import type { PagePolicy } from './pages/security-policy.ts';

/** What the pages' headers need of the environment, and the owner's tags. */
export function pagePolicy(env: Env): PagePolicy {
  return {
    siteUrl: env.siteUrl,
    ipLookupUrl: env.ipLookupUrl,
    recaptchaScriptUrl: env.recaptcha?.scriptUrl,
    tagOrigins: tagOrigins(),
  };
}
