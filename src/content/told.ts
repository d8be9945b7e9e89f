/** A sentence by its name, with what stands for the names in braces. */
export interface Told<Name extends string> {
  sentence: Name;
  values?: Values<Name> | undefined;
}

export type Values<Name extends string> = Readonly<Record<string, Value<Name>>>;
type Value<Name extends string> = string | number | Told<Name> | readonly Told<Name>[];

/** The sentence in the language of these sentences; what it quotes of them is said in that language too. */
export function fillSentence<Name extends string>(
  { sentence, values = {} }: Told<Name>,
  sentences: Readonly<Record<Name, string>>,
): string {
  const show = (value: Value<Name> | undefined): string => {
    if (typeof value !== 'object') return String(value);
    return 'sentence' in value ? fillSentence(value, sentences) : value.map(show).join('\n');
  };
  return sentences[sentence].replace(/\{(\w+)\}/g, (_, name: string) => show(values[name]));
}
