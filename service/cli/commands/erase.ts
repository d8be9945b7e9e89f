import * as v from 'valibot';
import { emailSchema } from '../../../contract/email.ts';
import { searchedTexts } from '../../leads/stored-lead.ts';
import { StoreInUseError } from '../../storage/store-errors.ts';
import {
  type Command,
  type CommandContext,
  type CommandInput,
  exitCodes,
  UsageError,
} from '../command.ts';
import { jsonText } from '../json.ts';
import { namesAddress } from './address-in-text.ts';
import { counted } from './counted.ts';
import { type ErasedFiles, eraseFiles } from './erase-files.ts';

/** Leads deleted in one transaction. */
export const eraseBatch = 200;

/** Leads and files of others that are named; the rest is counted. */
const othersShown = 20;

export const erase: Command = {
  name: 'erase',
  summary: 'erases one person everywhere: leads, newsletter, outbox, .eml files (LGPD art. 18 VI)',
  parameters: 'E-MAIL',
  options: {
    yes: { type: 'boolean', help: 'do not ask' },
    json: { type: 'boolean', help: 'a JSON object for scripts' },
  },
  examples: ['export --email ana@company.com --output data/ana.csv', 'erase ana@company.com'],
  async run(input) {
    const { context, args, terminal, now } = input;
    const [text, ...others] = args.positionals;
    const email = v.safeParse(emailSchema, text);
    if (!email.success || others.length > 0) {
      throw new UsageError('Name the person by one e-mail address: erase ana@company.com');
    }
    const count = await context.leads.count({ email: email.output });
    if (!(await confirmed(input, email.output, count))) {
      terminal.err('Nothing was erased.\n');
      return exitCodes.failed;
    }
    const erased = await erasePerson(context, email.output, now);
    const { leadIds, signUps, jobs, files } = erased;
    const mentions = await leadsThatName(context, email.output);
    const isClean = await scrubbed(context);
    if (!isClean) terminal.err(leftInLog);
    const code = isClean ? exitCodes.done : exitCodes.failed;
    if (args.flag('json')) {
      const record = {
        leadIds,
        jobs,
        signUps,
        files: files.count,
        mentionedInOtherLeads: mentions.length,
        filesOfOtherLeads: files.ofOthers,
      };
      await terminal.out(`${jsonText(record)}\n`);
      return code;
    }
    const parts = [
      counted(leadIds.length, 'lead'),
      counted(signUps, 'newsletter sign-up'),
      counted(jobs, 'delivery', 'deliveries'),
      counted(files.count, '.eml file'),
    ];
    await terminal.out(`Erased: ${parts.join(', ')}.\n`);
    if (leadIds.length + signUps + jobs + files.count === 0) {
      terminal.err(
        `Nothing was kept under ${email.output}: compare the spelling before you answer that person.\n`,
      );
    }
    for (const id of leadIds) await terminal.out(`  lead ${id}\n`);
    terminal.err(named('leads of other people, which `show ID` prints', mentions));
    terminal.err(named(`.eml files of others in ${context.outboxFolder}`, files.ofOthers));
    terminal.err('Not reached from here: backups, exports, and mails already sent to you.\n');
    return code;
  },
};

/** Whether the database's files are clean of what was deleted; false where others keep them in use. */
export async function scrubbed(context: CommandContext): Promise<boolean> {
  try {
    await context.scrub();
    return true;
  } catch (error) {
    if (error instanceof StoreInUseError) return false;
    throw error;
  }
}

/** For the owner: what is left, why, and what to do. */
export const leftInLog =
  'All rows and files are gone, but words of theirs still stand in the log of the database (the -wal file), ' +
  'because another program holds the store open and reads an older state of it. ' +
  'End that program (a SQLite shell, a replication), then run this command again.\n';

async function confirmed(
  { args, terminal }: CommandInput,
  email: string,
  count: number,
): Promise<boolean> {
  if (args.flag('yes')) return true;
  if (terminal.ask === undefined) {
    throw new UsageError('Erasing cannot be undone: add --yes where nobody can be asked.');
  }
  const answer = await terminal.ask(
    `Erase ${email} for good: ${counted(count, 'lead')}, their deliveries, the newsletter data and the .eml files. Type yes: `,
  );
  return answer.trim().toLowerCase() === 'yes';
}

async function erasePerson(
  context: CommandContext,
  email: string,
  now: number,
): Promise<{ leadIds: readonly string[]; jobs: number; signUps: number; files: ErasedFiles }> {
  const leadIds: string[] = [];
  let jobs = 0;
  for (;;) {
    const leads = await context.leads.list({ email, limit: eraseBatch });
    if (leads.length === 0) break;
    const erased = await context.leads.erase(
      leads.map(({ id }) => id),
      now,
    );
    leadIds.push(...erased.leadIds);
    jobs += erased.jobs;
  }
  const signUpIds = await context.subscribers.eraseAddress(email);
  const files = await eraseFiles(context.outboxFolder, [...leadIds, ...signUpIds], {
    email,
    isKept: (id) => isKept(context, id),
  });
  return { leadIds, jobs, signUps: signUpIds.length, files };
}

/** A lead, or a newsletter sign-up, which is known by its deliveries. */
async function isKept({ leads, jobs }: CommandContext, id: string): Promise<boolean> {
  if (await leads.find(id)) return true;
  const owed = await jobs.list({ subjectId: id, limit: 2 });
  return owed.some(({ kind }) => kind !== 'erased-webhook');
}

/** Ids of the leads in which the address stands; a search alone finds `joana@…` for `ana@…` too. */
async function leadsThatName({ leads }: CommandContext, email: string): Promise<readonly string[]> {
  const ids: string[] = [];
  for await (const lead of leads.stream({ search: email })) {
    if (searchedTexts(lead).some((text) => namesAddress(text, email))) ids.push(lead.id);
  }
  return ids;
}

function named(where: string, names: readonly string[]): string {
  if (names.length === 0) return '';
  const more = names.length - othersShown;
  const list = names.slice(0, othersShown).map((name) => `  ${name}\n`);
  return `The address also stands in ${where}; they were kept:\n${list.join('')}${more > 0 ? `  … and ${more} more\n` : ''}`;
}
