import type { BrowserContext } from 'playwright-core';
import { site } from '#site';
import { choiceKey, versionOf } from '../../../src/consent/choice.ts';
import { askedPurposes } from '../../../src/content/purposes.ts';

/**
 * Lets a profile be of somebody who has refused the owner's tags: their dialog would lie over what a test
 * is about, and its scripts come from elsewhere. Does nothing where nobody is asked.
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
        // A document without an origin keeps nothing, and asks nothing.
      }
    },
    [choiceKey, JSON.stringify(choice)] as const,
  );
}
