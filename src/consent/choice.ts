import * as v from 'valibot';
import type { Language } from '../../contract/language.ts';
import type { Facts, Tags } from '../content/facts.ts';
import { askedPurposes, type Purpose, purposes } from './purposes.ts';

/** Where in local storage they are. */
export const choicesKey = 'consent';

/** After so long everybody is asked again, in days: what was agreed to long ago is forgotten. */
const askAgainAfterDays = 180;

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

/**
 * What a choice agrees to: the wording, and for each purpose whose script comes from and talks to where.
 *
 * @param wording version of the dialog's words
 */
export function versionOf(tags: Tags, wording: string): string {
  const services = purposes.flatMap((purpose) =>
    tags[purpose].map(({ name, src, origins }) =>
      [purpose, name, new URL(src).origin, ...origins].join(' '),
    ),
  );
  return [wording, ...services].join(', ');
}

/** What the dialog is told; undefined where there is nothing to ask. */
export function consentSettings({ tags, consentVersion }: Facts, language: Language) {
  if (askedPurposes(tags).length === 0) return undefined;
  return { tags, version: versionOf(tags, consentVersion), language };
}

/** The choice that holds now, or undefined where the visitor must be asked. */
export function currentChoice(version: string, now: number): Choice | undefined {
  const last = readChoices().at(-1);
  if (last?.version !== version) return undefined;
  const age = now - Date.parse(last.at);
  return age >= 0 && age < askAgainAfterDays * 24 * 60 * 60 * 1000 ? last : undefined;
}

interface Made {
  agreed: ReadonlySet<Purpose>;
  tags: Tags;
  version: string;
  language: Language;
  now: number;
}

/** Keeps a choice, as evidence (when, of which wording, in which language, for what) and for the next page. */
export function keepChoice({ agreed, tags, version, language, now }: Made): Choice {
  const choice: Choice = {
    at: new Date(now).toISOString(),
    version,
    language,
    purposes: Object.fromEntries(
      askedPurposes(tags).map((purpose) => [purpose, agreed.has(purpose)]),
    ),
  };
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
