import type { BrowserContext } from 'playwright-core';
import { site } from '#site';
import { choicesKey, versionOf } from '../../../src/consent/choice.ts';
import { askedPurposes } from '../../../src/consent/purposes.ts';

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
    language: 'pt-BR',
    purposes: { analytics: false, marketing: false },
  };
  await context.addInitScript(
    ([key, choices]) => {
      try {
        localStorage.setItem(key, choices);
      } catch {
        // A document without an origin keeps nothing, and asks nothing.
      }
    },
    [choicesKey, JSON.stringify([choice])] as const,
  );
}
