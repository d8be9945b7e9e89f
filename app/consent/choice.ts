import * as v from 'valibot';
import type { Language } from '../../contract/language.ts';
import { askedPurposes, type Purpose, purposes, tags } from '../content/tags.ts';
import { consentVersion } from './consent-words.ts';

/** Where in local storage they are. */
export const choicesKey = 'consent';

/** After so long everybody is asked again, in days: what was agreed to long ago is forgotten. */
const askAgainAfterDays = 180;

/** What is agreed to: the wording, and for each purpose whose script comes from and talks to where. */
const version = [
  consentVersion,
  ...purposes.flatMap((purpose) =>
    tags[purpose].map(({ name, src, origins = [] }) =>
      [purpose, name, new URL(src).origin, ...origins].join(' '),
    ),
  ),
].join(', ');

/** So many choices are kept as evidence, the latest at the end. */
const keptChoices = 10;

const choiceSchema = v.object({
  /** ISO 8601. */
  at: v.string(),
  version: v.string(),
  language: v.string(),
  /** What was agreed to and what was refused; a purpose that was not asked for is absent. */
  purposes: v.partial(v.object({ analytics: v.boolean(), marketing: v.boolean() })),
});

export type Choice = v.InferOutput<typeof choiceSchema>;

/** The choice that holds now, or undefined where the visitor must be asked. */
export function currentChoice(now: number): Choice | undefined {
  const last = readChoices().at(-1);
  if (last?.version !== version) return undefined;
  const age = now - Date.parse(last.at);
  return age >= 0 && age < askAgainAfterDays * 24 * 60 * 60 * 1000 ? last : undefined;
}

/** A choice with its evidence: when, of which wording and services, in which language, for what. */
export function choiceOf(agreed: ReadonlySet<Purpose>, language: Language, now: number): Choice {
  return {
    at: new Date(now).toISOString(),
    version,
    language,
    purposes: Object.fromEntries(askedPurposes().map((purpose) => [purpose, agreed.has(purpose)])),
  };
}

/** Keeps a choice, as evidence and for the next page. */
export function keepChoice(agreed: ReadonlySet<Purpose>, language: Language, now: number): Choice {
  const choice = choiceOf(agreed, language, now);
  try {
    const choices = [...readChoices(), choice].slice(-keptChoices);
    localStorage.setItem(choicesKey, JSON.stringify(choices));
  } catch {
    // Where storage is forbidden the choice holds for this page, and the next one asks again.
  }
  return choice;
}

function readChoices(): readonly Choice[] {
  try {
    const parsed = v.safeParse(
      v.array(choiceSchema),
      JSON.parse(localStorage.getItem(choicesKey) ?? '[]'),
    );
    return parsed.success ? parsed.output : [];
  } catch {
    return [];
  }
}
