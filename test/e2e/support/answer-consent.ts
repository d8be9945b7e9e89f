import type { BrowserContext } from 'playwright-core';
import { choiceOf, choicesKey } from '../../../app/consent/choice.ts';
import { askedPurposes } from '../../../app/content/tags.ts';
import { defaultLanguage } from '../../../contract/language.ts';

/**
 * Lets a profile be of somebody who has refused the owner's tags: their dialog would lie over what a test
 * is about, and its scripts come from elsewhere. Does nothing where nobody is asked.
 */
export async function answerConsent(context: BrowserContext): Promise<void> {
  if (askedPurposes().length === 0) return;
  const choice = choiceOf(new Set(), defaultLanguage, Date.now());
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
