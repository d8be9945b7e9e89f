import * as v from 'valibot';
import { browserStorage } from '../browser/storage.ts';
import type { Tags } from '../content/facts.ts';
import { askedPurposes, type Purpose, purposes } from '../content/purposes.ts';

export const choiceKey = 'consent';

/** Days after which visitors are asked again, because they no longer remember what they agreed to. */
const askAgainAfterDays = 180;

const choiceSchema = v.object({
  /** ISO 8601. */
  at: v.string(),
  version: v.string(),
  /** True if agreed to, false if refused; a purpose that was not asked for is absent. */
  purposes: v.object(v.entriesFromList(purposes, v.exactOptional(v.boolean()))),
});

export type Choice = v.InferOutput<typeof choiceSchema>;

/**
 * What a choice agrees to: the wording, and the tags of each purpose.
 *
 * @param wording version of the dialog's words
 */
export function versionOf(tags: Tags, wording: string): string {
  return JSON.stringify([wording, tags]);
}

/** The stored choice, or undefined if the visitor has to be asked. */
export function currentChoice(version: string, now: number): Choice | undefined {
  try {
    const choice = v.parse(choiceSchema, JSON.parse(browserStorage.get(choiceKey)));
    const age = now - Date.parse(choice.at);
    const isYoung = age >= 0 && age < askAgainAfterDays * 24 * 60 * 60 * 1000;
    return isYoung && choice.version === version ? choice : undefined;
  } catch {
    // None is stored, or it does not fit the schema.
    return undefined;
  }
}

/** Stores the choice for the next page, with its time and the version of the wording. */
export function keepChoice(
  agreed: ReadonlySet<Purpose>,
  { tags, version }: { tags: Tags; version: string },
  now: number,
): Choice {
  const asked = askedPurposes(tags).map((purpose) => [purpose, agreed.has(purpose)] as const);
  const choice: Choice = {
    at: new Date(now).toISOString(),
    version,
    purposes: Object.fromEntries(asked),
  };
  // If storage is blocked, the choice holds for this page and the next page asks again.
  browserStorage.set(choiceKey, JSON.stringify(choice));
  return choice;
}
