import type { Language } from '../../contract/language.ts';
import en from '../words/en/remarks.json' with { type: 'json' };
import ptBR from '../words/pt-BR/remarks.json' with { type: 'json' };
import { fillSentence, type Message } from './owner-message.ts';

type Sentence = keyof typeof en;

/** A message to the owner about the files of their site. */
export type Remark = Message<Sentence>;

// Separate from the site's words, because they are needed when those cannot be read.
const sentences: Readonly<Record<Language, Readonly<Record<Sentence, string>>>> = {
  'pt-BR': ptBR,
  en,
};

/** A remark as text in the owner's language; English where that is not known yet. */
export function sayRemark(remark: Remark, language: Language = 'en'): string {
  return fillSentence(remark, sentences[language]);
}

/** Names a sentence as the message of a schema, such as `v.url(says('noUrl'))`. */
export const says = (sentence: Sentence): Sentence => sentence;

export function isSentence(message: string): message is Sentence {
  return Object.hasOwn(en, message);
}

/** Errors in the site's files as remarks; the message is English where the owner's language is not known. */
export class SiteError extends Error {
  readonly faults: readonly Remark[];
  readonly language: Language | undefined;

  constructor(faults: readonly Remark[], language?: Language) {
    super(faults.map((fault) => sayRemark(fault, language)).join('\n'));
    this.faults = faults;
    this.language = language;
    // The owner has to correct a file, so a stack trace of our code would not help.
    this.stack = this.message;
  }
}
