import * as v from 'valibot';
import { emailSchema } from '../../../contract/email.ts';
import { type Arguments, UsageError } from '../command.ts';

/**
 * `--email ADDRESS`, trimmed; undefined where it is absent. Throws `UsageError` on what is no
 * address: nobody has it, and a file without a row would pass for "nothing is known of them".
 */
export function emailOption(args: Arguments): string | undefined {
  const text = args.text('email');
  if (text === undefined) return undefined;
  const email = v.safeParse(emailSchema, text);
  if (email.success) return email.output;
  throw new UsageError(
    `--email takes one whole e-mail address, as in --email ana@company.com, not "${text}".`,
  );
}
