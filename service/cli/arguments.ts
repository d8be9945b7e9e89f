import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { emailSchema } from '../../contract/email.ts';
import type { Words } from '../../src/content/words.ts';
import type { Speech } from '../owner-error.ts';

/** The command was typed wrong; the text says what to type instead. */
export class UsageError extends Error {}

/** A flag, the placeholder of a value, or the allowed values. */
type Option = true | string | readonly string[];

export type OptionName = keyof Words['commands']['options'];

export interface Usage {
  name: keyof Words['commands']['summaries'];
  /** The parameters after the name: none, `ID`, `[ID]` or `WORD…`. */
  parameters?: string;
  /** Explained in `commands.json`. */
  options?: { [Name in OptionName]?: Option };
  examples?: readonly string[];
}

export type Arguments = ReturnType<typeof readArguments>;

/** Parses the arguments of a command. Throws a `UsageError` if they are wrong. */
export function readArguments(command: Usage, argv: readonly string[], speech: Speech) {
  const { say, words } = speech;
  const { values, positionals } = parse(command, argv, speech);
  const { name, parameters = '' } = command;
  const count = positionals.length;
  const least = parameters === '' || parameters.startsWith('[') ? 0 : 1;
  const most = parameters.endsWith('…') ? Infinity : Math.min(parameters.length, 1);
  if (!values.help && (count < least || count > most)) {
    throw new UsageError(say('wrongParameters', { what: name, n: count }));
  }

  function text(option: OptionName): string | undefined {
    const value = values[option];
    return typeof value === 'string' ? value : undefined;
  }

  /** Parses an option's value with `accept`, which returns undefined if it is invalid. */
  function read<Value>(option: OptionName, accept: (text: string) => Value | undefined) {
    const given = text(option);
    const value = given === undefined ? undefined : accept(given);
    if (given === undefined || value !== undefined) return value;
    const where = describeOption(command, option);
    throw new UsageError(say('wrongValue', { what: given, where, why: words.options[option] }));
  }

  return {
    positionals,
    text,
    read,
    flag: (option: OptionName | 'help') => values[option] === true,
    choice: <Name extends string>(option: OptionName, choices: readonly Name[]) =>
      read(option, (given) => choices.find((choice) => choice === given)),
    count: (option: OptionName, atMost = 9_999_999) =>
      read(option, (given) =>
        /^[1-9]\d*$/.test(given) && Number(given) <= atMost ? Number(given) : undefined,
      ),
    email: () => read('email', readEmail),
    /** Returns the email address that follows the command. */
    person(): string {
      const email = readEmail(positionals[0] ?? '');
      if (email === undefined) throw new UsageError(say('noAddress', { what: name }));
      return email;
    },
  };
}

function parse({ options }: Usage, argv: readonly string[], { say }: Speech) {
  const types = Object.entries<Option>({ ...options, help: true }).map(
    ([key, option]) => [key, { type: option === true ? 'boolean' : 'string' }] as const,
  );
  try {
    return parseArgs({
      args: [...argv],
      options: Object.fromEntries(types),
      allowPositionals: true,
    });
  } catch (error) {
    const option = error instanceof Error && error.message.match(/-[^\s'<]+/)?.[0];
    throw new UsageError(say('wrongOption', { what: option || argv.join(' ') }));
  }
}

/** Returns a trimmed email address; undefined if it is invalid. */
function readEmail(text: string): string | undefined {
  const email = v.safeParse(emailSchema, text);
  return email.success ? email.output : undefined;
}

/** Returns an option with its value, such as `--folder inbox|held|spam`. */
export function describeOption({ options = {} }: Usage, name: OptionName): string {
  const option = options[name];
  if (option === undefined || option === true) return `--${name}`;
  return `--${name} ${typeof option === 'string' ? option : option.join('|')}`;
}
