import { site } from '#site';
import type { Language } from '../../contract/language.ts';
import type { CommandWords } from '../../src/content/command-words.ts';
import type { MailWords } from '../../src/content/mail-words.ts';

/** What the commands say in one language. */
export interface Speech {
  words: CommandWords;
  /** What the owner's mails call the same things. */
  labels: MailWords;
  /** A sentence, with values for the names in braces. */
  say(
    sentence: keyof CommandWords['sentences'],
    values?: Readonly<Record<string, string | number>>,
  ): string;
}

export function speechIn(language: Language): Speech {
  const words = site.words[language].commands;
  return {
    words,
    labels: site.words[language].mails,
    say: (sentence, values = {}) =>
      words.sentences[sentence].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name])),
  };
}
