import { site } from '#site';
import type { Language } from '../contract/language.ts';
import type { Words } from '../src/content/words.ts';
import english from '../src/words/en/commands.json' with { type: 'json' };

/** A sentence for the owner by its name, with what stands for the names in braces. */
export interface Told {
  sentence: keyof Words['commands']['sentences'];
  values?: Values | undefined;
}

export type Values = Readonly<Record<string, Value>>;
type Value = string | number | Told | readonly Told[];

type Sentences = Readonly<Record<Told['sentence'], string>>;

/** The sentence in a language of the site. */
export function tell(told: Told, language: Language): string {
  return fill(told, site.words[language].commands.sentences);
}

function fill({ sentence, values = {} }: Told, sentences: Sentences): string {
  const show = (value: Value | undefined): string => {
    if (typeof value !== 'object') return String(value);
    return 'sentence' in value ? fill(value, sentences) : value.map(show).join('\n');
  };
  return (
    sentences[sentence]
      // Pages keep `e-mail` in one line by a joiner, which some terminals show as a box.
      .replaceAll('\u2060', '')
      .replace(/\{(\w+)\}/g, (_, name: string) => show(values[name]))
  );
}

/** What the owner has to mend, for them in any language; the message, which logs take, is English. */
export class OwnerError extends Error {
  readonly told: Told;

  constructor(sentence: Told['sentence'], values?: Values, cause?: unknown) {
    const told = { sentence, values };
    super(fill(told, english.sentences), { cause });
    this.told = told;
  }
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
