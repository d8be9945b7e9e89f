import * as v from 'valibot';
import { emailSchema } from '../../../contract/email.ts';
import { type Command, type CommandInput, exitCodes, type Office, UsageError } from '../command.ts';
import { eraseFiles } from './erase-files.ts';

/** Leads deleted in one transaction. */
export const eraseBatch = 200;

export const erase: Command = {
  name: 'erase',
  summary: 'erases one person everywhere: leads, newsletter, outbox, .eml files (LGPD art. 18 VI)',
  parameters: 'E-MAIL',
  options: {
    yes: { type: 'boolean', help: 'do not ask' },
    json: { type: 'boolean', help: 'a JSON object for scripts' },
  },
  examples: ['export --email ana@company.com --output ana.csv', 'erase ana@company.com'],
  async run(input) {
    const { office, args, terminal, now } = input;
    const [text, ...others] = args.positionals;
    const email = v.safeParse(emailSchema, text);
    if (!email.success || others.length > 0) {
      throw new UsageError('Say whom, by one e-mail address: erase ana@company.com');
    }
    const count = await office.leads.count({ email: email.output });
    if (!(await confirmed(input, count))) {
      terminal.err('Nothing was erased.\n');
      return exitCodes.failed;
    }
    const erased = await erasePerson(office, email.output, now);
    const mentions = await office.leads.count({ search: email.output });
    if (args.flag('json')) {
      await terminal.out(`${JSON.stringify({ ...erased, mentionedInOtherLeads: mentions })}\n`);
      return exitCodes.done;
    }
    await terminal.out(
      `Erased: ${erased.leadIds.length} leads, ${erased.signUps} newsletter sign-ups, ${erased.jobs} deliveries, ${erased.files} .eml files.\n`,
    );
    for (const id of erased.leadIds) await terminal.out(`  lead ${id}\n`);
    if (mentions > 0) {
      terminal.err(
        `The address also stands in ${mentions} leads of other people: see \`search ${email.output}\`.\n`,
      );
    }
    terminal.err('Not reached from here: backups, exports, and mails already sent to you.\n');
    return exitCodes.done;
  },
};

async function confirmed({ args, terminal }: CommandInput, count: number): Promise<boolean> {
  if (args.flag('yes')) return true;
  if (terminal.ask === undefined) {
    throw new UsageError('Erasing cannot be undone: add --yes where nobody can be asked.');
  }
  const answer = await terminal.ask(
    `${count} leads and everything else of this address will be gone for good. Type yes: `,
  );
  return answer.trim().toLowerCase() === 'yes';
}

async function erasePerson(
  office: Office,
  email: string,
  now: number,
): Promise<{ leadIds: readonly string[]; jobs: number; signUps: number; files: number }> {
  const leadIds: string[] = [];
  let jobs = 0;
  for (;;) {
    const leads = await office.leads.list({ email, limit: eraseBatch });
    if (leads.length === 0) break;
    const erased = await office.leads.erase(
      leads.map(({ id }) => id),
      now,
    );
    leadIds.push(...erased.leadIds);
    jobs += erased.jobs;
  }
  const signUpIds = await office.subscribers.eraseAddress(email);
  const files = await eraseFiles(office.outboxFolder, [...leadIds, ...signUpIds], email);
  return { leadIds, jobs, signUps: signUpIds.length, files };
}
