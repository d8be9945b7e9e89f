import { site } from '#site';
import type { Language } from '../contract/language.ts';
import { fillSentence, type Told as ToldOf, type Values as ValuesOf } from '../src/content/told.ts';
import type { Words } from '../src/content/words.ts';
import english from '../src/words/en/commands.json' with { type: 'json' };

type Sentence = keyof Words['commands']['sentences'];

/** What is said to the owner by commands and at the start. */
export type Told = ToldOf<Sentence>;
export type Values = ValuesOf<Sentence>;

/** The sentence in a language of the site. */
function tell(told: Told, language: Language): string {
  return fillSentence(told, site.words[language].commands.sentences);
}

/** What the owner has to mend, for them in any language; the message, which logs take, is English. */
export class OwnerError extends Error {
  readonly told: Told;

  constructor(sentence: Told['sentence'], values?: Values, cause?: unknown) {
    const told = { sentence, values };
    super(fillSentence(told, english.sentences), { cause });
    this.told = told;
  }
}

export type Speech = ReturnType<typeof speechIn>;

/** What the commands say in one language; `labels` are what the owner's mails call the same things. */
export function speechIn(language: Language) {
  const { commands: words, mails: labels } = site.words[language];
  const say = (sentence: Sentence, values?: Values) => tell({ sentence, values }, language);
  return { words, labels, say };
}

/** What an error says: a sentence of ours, or the words of the system. */
export function reasonOf(error: unknown): Told | string {
  if (error instanceof OwnerError) return error.told;
  return error instanceof Error ? error.message : String(error);
}

/** The same in the owner's language. */
export function explain(error: unknown, language: Language): string {
  const reason = reasonOf(error);
  return typeof reason === 'string' ? reason : tell(reason, language);
}
