import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { emailSchema } from '../../contract/email.ts';
import { type Command, type Option, UsageError } from './command.ts';
import type { Speech } from './speech.ts';

/** What was typed behind a command. Every reader throws a `UsageError` on a value that is none. */
export class Arguments {
  readonly positionals: readonly string[];
  readonly #values: Readonly<Record<string, unknown>>;
  readonly #command: Command;
  readonly #speech: Speech;

  constructor(command: Command, argv: readonly string[], speech: Speech) {
    const { name, parameters = '', options } = command;
    const { say } = speech;
    const typeOf = (option: Option) => (option === true ? 'boolean' : 'string');
    const types = Object.entries<Option>({ ...options, help: true });
    try {
      const parsed = parseArgs({
        args: [...argv],
        options: Object.fromEntries(types.map(([key, option]) => [key, { type: typeOf(option) }])),
        allowPositionals: true,
      });
      this.#values = parsed.values;
      this.positionals = parsed.positionals;
    } catch (error) {
      const option = error instanceof Error && error.message.match(/-[^\s'<]+/)?.[0];
      throw new UsageError(say('wrongOption', { what: option || argv.join(' ') }));
    }
    this.#command = command;
    this.#speech = speech;
    // `drop "$ID"` with ID unset must not pass for "all", nor for "none".
    const typed = [...this.positionals, ...Object.values(this.#values)];
    if (typed.some((value) => typeof value === 'string' && value.trim() === '')) {
      throw new UsageError(say('emptyArgument'));
    }
    if (this.flag('help')) return;
    const count = this.positionals.length;
    const least = parameters === '' || parameters.startsWith('[') ? 0 : 1;
    const most = parameters.endsWith('…') ? Infinity : Math.min(parameters.length, 1);
    if (count < least || count > most) {
      throw new UsageError(say('wrongParameters', { what: name, n: count }));
    }
  }

  flag(name: string): boolean {
    return this.#values[name] === true;
  }

  text(name: string): string | undefined {
    const value = this.#values[name];
    return typeof value === 'string' ? value : undefined;
  }

  /** The option's value as `read` understands it, which is undefined for what is none. */
  read<Value>(name: string, read: (text: string) => Value | undefined): Value | undefined {
    const text = this.text(name);
    const value = text === undefined ? undefined : read(text);
    if (text === undefined || value !== undefined) return value;
    const { say, words } = this.#speech;
    const why = Object.entries(words.options).find(([option]) => option === name)?.[1] ?? '';
    const where = describeOption(this.#command, name);
    throw new UsageError(say('wrongValue', { what: text, where, why }));
  }

  choice<Name extends string>(name: string, choices: readonly Name[]): Name | undefined {
    return this.read(name, (text) => choices.find((choice) => choice === text));
  }

  count(name: string, most = 9_999_999): number | undefined {
    return this.read(name, (text) =>
      /^[1-9]\d*$/.test(text) && Number(text) <= most ? Number(text) : undefined,
    );
  }

  email(): string | undefined {
    return this.read('email', readEmail);
  }
}

/** An e-mail address, trimmed; undefined for what is none. */
export function readEmail(text: string | undefined): string | undefined {
  const email = v.safeParse(emailSchema, text);
  return email.success ? email.output : undefined;
}

/** An option with what follows it, such as `--folder inbox|held|spam`. */
export function describeOption({ options = {} }: Command, name: string): string {
  const option = Object.entries(options).find(([key]) => key === name)?.[1];
  if (option === undefined || option === true) return `--${name}`;
  return `--${name} ${typeof option === 'string' ? option : option.join('|')}`;
}
