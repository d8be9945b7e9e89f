import type { BrowserContext } from 'playwright-core';
import { site } from '#site';
import { choiceKey, versionOf } from '../../../src/consent/choice.ts';
import { askedPurposes } from '../../../src/content/purposes.ts';

/**
 * Stores a refusal of the owner's tags in a profile, because the dialog would cover the page and the
 * scripts come from other sites. Does nothing on a site without tags.
 */
export async function answerConsent(context: BrowserContext): Promise<void> {
  const { tags, consentVersion } = site.facts;
  if (askedPurposes(tags).length === 0) return;
  const choice = {
    at: new Date().toISOString(),
    version: versionOf(tags, consentVersion),
    purposes: { analytics: false, marketing: false },
  };
  await context.addInitScript(
    ([key, kept]) => {
      try {
        localStorage.setItem(key, kept);
      } catch {
        // A document without an origin has no storage, and no question.
      }
    },
    [choiceKey, JSON.stringify(choice)] as const,
  );
}
