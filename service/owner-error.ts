import { site } from '#site';
import type { Language } from '../contract/language.ts';
import { fillSentence, type Message } from '../src/content/owner-message.ts';
import type { Words } from '../src/content/words.ts';
import english from '../src/words/en/commands.json' with { type: 'json' };

export type Sentence = keyof Words['commands']['sentences'];

/** A message to the owner, from a command or when the service starts. */
export type OwnerMessage = Message<Sentence>;
export type Values = NonNullable<OwnerMessage['values']>;

/** Returns the text of a message in a language of the site. */
function translate(message: OwnerMessage, language: Language): string {
  return fillSentence(message, site.words[language].commands.sentences);
}

/** A fault that the owner has to mend. `explain` translates it; `message`, for the logs, is English. */
export class OwnerError extends Error {
  readonly ownerMessage: OwnerMessage;

  constructor(sentence: Sentence, values?: Values, cause?: unknown) {
    const ownerMessage = { sentence, values };
    super(fillSentence(ownerMessage, english.sentences), { cause });
    this.ownerMessage = ownerMessage;
  }
}

export type Speech = ReturnType<typeof speechIn>;

/** Returns the words of the commands in one language; `labels` come from the owner's mails. */
export function speechIn(language: Language) {
  const { commands: words, mails: labels } = site.words[language];
  const say = (sentence: Sentence, values?: Values) => translate({ sentence, values }, language);
  return { words, labels, say };
}

/** Returns the reason of an error: a message of ours, or the text of the system's error. */
export function reasonOf(error: unknown): OwnerMessage | string {
  if (error instanceof OwnerError) return error.ownerMessage;
  return error instanceof Error ? error.message : String(error);
}

/** Returns the reason of an error as text in the owner's language. */
export function explain(error: unknown, language: Language): string {
  const reason = reasonOf(error);
  return typeof reason === 'string' ? reason : translate(reason, language);
}
