import { outboxFolder } from '../../delivery/mail/mail-transport.ts';
import { eraseFiles, eraseLeads, eraseOverdue } from '../../erasure.ts';
import { searchedTexts } from '../../leads/stored-lead.ts';
import { StoreInUseError } from '../../storage/store-errors.ts';
import { readEmail } from '../arguments.ts';
import { type Command, Failure, type StoreInput, UsageError } from '../command.ts';
import { jsonText } from '../printable.ts';

/** Leads of others that are named; the rest is counted. */
const othersShown = 20;

export const erase: Command = {
  name: 'erase',
  parameters: 'E-MAIL',
  options: { yes: true, json: true },
  examples: ['export --email ana@company.com --output data/ana.csv', 'erase ana@company.com'],
  async run(input) {
    const { args, terminal, say } = input;
    const email = readEmail(args.positionals[0]);
    if (email === undefined) throw new UsageError(say('noAddress', { what: 'erase' }));
    if (!(await isConfirmed(input, email))) throw new Failure(say('nothingErased'));
    const erased = await erasePerson(input, email);
    const mentions = await leadsThatName(input, email);
    if (args.flag('json')) {
      const record = { ...erased, mentionedInOtherLeads: mentions.length };
      await terminal.out(`${jsonText(record, 2)}\n`);
      return scrub(input);
    }
    const { leadIds, jobs, files, signUps } = erased;
    const leads = leadIds.length;
    await terminal.out(`${say('erased', { leads, signUps, jobs, files })}\n`);
    for (const id of leadIds) await terminal.out(`  ${id}\n`);
    if (leads + signUps + jobs + files === 0) {
      terminal.err(`${say('nothingKept', { what: email })}\n`);
    }
    if (mentions.length > 0) {
      const shown = mentions.slice(0, othersShown).map((id) => `  ${id}\n`);
      terminal.err(`${say('mentioned', { n: mentions.length })}\n${shown.join('')}`);
    }
    terminal.err(`${say('notReached')}\n`);
    await scrub(input);
  },
};

export const retention: Command = {
  name: 'retention',
  options: { 'dry-run': true },
  async run(input) {
    const { store, args, terminal, say, env, now } = input;
    const dryRun = args.flag('dry-run');
    const parts = { store, outbox: outboxFolder(env.dataDir) };
    const counts = await eraseOverdue(parts, now, { dryRun });
    for (const [what, n] of Object.entries(counts)) await terminal.out(`${what}: ${n}\n`);
    terminal.err(`${say(dryRun ? 'wouldGo' : 'gone')}\n`);
    if (!dryRun) await scrub(input);
  },
};

async function isConfirmed({ store, args, terminal, say }: StoreInput, email: string) {
  if (args.flag('yes')) return true;
  if (terminal.ask === undefined) throw new UsageError(say('needsYes'));
  const n = await store.leads.count({ email });
  const answer = (await terminal.ask(`${say('confirmErasure', { what: email, n })} `)).trim();
  return [say('yes'), 'yes'].includes(answer.toLowerCase());
}

async function erasePerson({ store, env, now }: StoreInput, email: string) {
  const outbox = outboxFolder(env.dataDir);
  const leads = await eraseLeads({ store, outbox }, { email }, now);
  const signUpIds = await store.subscribers.eraseAddress(email, now);
  const files = leads.files + (await eraseFiles(outbox, signUpIds));
  return { ...leads, signUps: signUpIds.length, files };
}

/** Ids of the leads in which the address stands; a search alone finds `joana@…` for `ana@…` too. */
async function leadsThatName({ store }: StoreInput, email: string): Promise<string[]> {
  const ids: string[] = [];
  for await (const lead of store.leads.stream({ search: email })) {
    if (searchedTexts(lead).some((text) => namesAddress(text, email))) ids.push(lead.id);
  }
  return ids;
}

/** What may stand in an address (RFC 5322 atext, the dot, the at sign) and so makes it another one. */
const addressBefore = "(?<![\\p{L}\\p{N}.!#$%&'*+/=?^_`{|}~@-])";
/** A dot or a hyphen goes on with the domain only where a letter follows; else the sentence ends. */
const addressAfter = '(?!(?:\\.|-+)?[\\p{L}\\p{N}_]|@)';

/** Whether a text names the address itself, not one that only contains it; letter case is free. */
function namesAddress(text: string, email: string): boolean {
  return new RegExp(`${addressBefore}${RegExp.escape(email)}${addressAfter}`, 'iu').test(text);
}

/** Clears the database's files of what was deleted; says what to do where others keep them in use. */
async function scrub({ store, say }: StoreInput): Promise<void> {
  await store.scrub().catch((error: unknown) => {
    throw error instanceof StoreInUseError ? new Failure(say('leftInLog')) : error;
  });
}
