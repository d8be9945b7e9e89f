/** The name of a sentence, with the values of its placeholders. */
export interface Message<Name extends string> {
  sentence: Name;
  values?: Values<Name> | undefined;
}

type Values<Name extends string> = Readonly<Record<string, Value<Name>>>;
type Value<Name extends string> = string | number | Message<Name> | readonly Message<Name>[];

/** Returns the text of a message in the language of `sentences`; messages among its values use it too. */
export function fillSentence<Name extends string>(
  { sentence, values = {} }: Message<Name>,
  sentences: Readonly<Record<Name, string>>,
): string {
  const show = (value: Value<Name> | undefined): string => {
    if (typeof value !== 'object') return String(value);
    return 'sentence' in value ? fillSentence(value, sentences) : value.map(show).join('\n');
  };
  return sentences[sentence].replace(/\{(\w+)\}/g, (_, name: string) => show(values[name]));
}
