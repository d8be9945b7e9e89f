import { domainToUnicode } from 'node:url';
import { eraseLeads, eraseOverdue, eraseSignUps } from '../../erasure.ts';
import { StoreInUseError } from '../../storage/store-errors.ts';
import { UsageError } from '../arguments.ts';
import { type Command, Failure, type StoreInput } from '../command.ts';

export const erase: Command = {
  name: 'erase',
  parameters: 'EMAIL',
  options: { yes: true },
  examples: ['export --email ana@company.com --output data/ana.csv', 'erase ana@company.com --yes'],
  async run(input) {
    const { store, args, terminal, say, now } = input;
    const email = args.person();
    if (!args.flag('yes')) {
      const n = await store.leads.count({ email });
      throw new UsageError(say('needsYes', { what: email, n }));
    }
    // Audited first, so that an interrupted erasure is in the audit as well.
    for await (const { id: subjectId } of store.leads.stream({ email })) {
      await store.inbox.audit.add({ personId: null, action: 'erasure', subjectId }, now);
    }
    const { leadIds, jobs, files: leadFiles } = await eraseLeads(input, { email }, now);
    const { signUps, files: signUpFiles } = await eraseSignUps(input, { email }, now);
    const [leads, files] = [leadIds.length, leadFiles + signUpFiles];
    await terminal.out(`${say('erased', { leads, signUps, jobs, files })}\n`);
    for (const id of leadIds) await terminal.out(`  ${id}\n`);
    if (leads + signUps + jobs + files === 0) {
      terminal.err(`${say('nothingKept', { what: email })}\n`);
    }
    // Other people write a domain with its accents, and the search goes by words.
    const written = email.replace(/[^@]+$/, (domain) => domainToUnicode(domain));
    terminal.err(`${say('notReached', { what: written })}\n`);
    await scrub(input);
  },
};

export const retention: Command = {
  name: 'retention',
  async run(input) {
    const { terminal, say, now } = input;
    const counts = await eraseOverdue(input, now);
    for (const [what, n] of Object.entries(counts)) await terminal.out(`${what}: ${n}\n`);
    terminal.err(`${say('gone')}\n`);
    await scrub(input);
  },
};

/** Removes deleted rows from the database's files; fails with advice if other programs keep them in use. */
async function scrub({ store, say }: StoreInput): Promise<void> {
  await store.scrub().catch((error: unknown) => {
    throw error instanceof StoreInUseError ? new Failure(say('leftInLog')) : error;
  });
}
