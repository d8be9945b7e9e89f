import * as v from 'valibot';
import { emailSchema } from '../../../contract/email.ts';
import { emailKey } from '../../leads/words.ts';
import { createToken, hashToken } from '../../newsletter/token.ts';
import { type Command, type CommandContext, exitCodes, UsageError } from '../command.ts';
import { sayAtEnd } from './say-at-end.ts';
import { everybody, type Person } from './subscribers.ts';

export const unsubscribe: Command = {
  name: 'unsubscribe',
  summary: 'takes addresses off the newsletter; the suppression list keeps them',
  parameters: 'E-MAIL…',
  options: {},
  examples: ['unsubscribe ana@company.com'],
  async run({ context, args, terminal, now }) {
    const emails = v.safeParse(v.pipe(v.array(emailSchema), v.nonEmpty()), args.positionals);
    if (!emails.success) {
      throw new UsageError(
        'Name the people by whole e-mail addresses: unsubscribe ana@company.com',
      );
    }
    return sayAtEnd(terminal, async (say) => {
      let missing = 0;
      for (const email of emails.output) {
        const person = await find(context, email);
        if (person === undefined) {
          missing += 1;
          terminal.err(`There is no newsletter sign-up of ${email} in ${context.location}.\n`);
          continue;
        }
        // As its link in a mail does, so that there is one way to leave.
        const hash = hashToken(createToken());
        await context.subscribers.addUnsubscribeToken(person.id, hash);
        await context.subscribers.unsubscribe(hash, now, 'refused');
        say(`${email} gets no newsletter\n`);
      }
      return missing === 0 ? exitCodes.done : exitCodes.failed;
    });
  },
};

/** The latest sign-up of an address: somebody who has left may have asked again. */
async function find(context: CommandContext, email: string): Promise<Person | undefined> {
  let latest: Person | undefined;
  for await (const person of everybody(context)) {
    // Those that wait for a confirmation come last, oldest first.
    if (emailKey(person.email) === emailKey(email)) latest = person;
  }
  return latest;
}
