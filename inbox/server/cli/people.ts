import { type Command, Failure } from '../../../service/cli/command.ts';
import { printRows } from '../../../service/cli/table.ts';
import { eraseFiles } from '../../../service/erasure.ts';
import { createToken, hashToken } from '../../../service/token.ts';
import { roles } from '../../contract/terms.ts';
import { enterLink } from '../people/sign-in-mail.ts';

export const invite: Command = {
  name: 'invite',
  parameters: 'EMAIL',
  options: { role: roles, print: true },
  examples: ['invite ana@company.com --role owner', 'invite bia@company.com --print'],
  async run({ store, args, terminal, say, owner, env, now }) {
    const email = args.person();
    const { language } = owner;
    const invitation = { email, language, role: args.choice('role', roles) };
    if (env.smtpUrl && !args.flag('print')) {
      await store.inbox.people.invite(invitation, now);
      await terminal.out(`${say('invited', { what: email })}\n`);
      return;
    }
    const token = createToken();
    await store.inbox.people.invite({ ...invitation, hash: hashToken(token) }, now);
    // On stderr, so that a script gets the link alone.
    terminal.err(`${say('invitationLink', { what: email })}\n`);
    await terminal.out(`${enterLink(env.siteUrl, token)}\n`);
  },
};

export const people: Command = {
  name: 'people',
  options: { json: true },
  async run(input) {
    const { store, labels, words, say, time } = input;
    const rows = await store.inbox.people.list();
    await printRows(
      input,
      rows,
      [
        { head: labels.fields.email, cell: ({ email }) => email, shrinksTo: 12 },
        { head: labels.fields.name, cell: ({ name }) => name, shrinksTo: 8 },
        { head: words.heads.role, cell: ({ role }) => role },
        { head: words.heads.invited, cell: ({ invitedAt }) => time(invitedAt) },
        { head: words.heads.joined, cell: ({ joinedAt }) => time(joinedAt) },
        { head: words.heads.revoked, cell: ({ revokedAt }) => time(revokedAt) },
      ],
      say('noPeople'),
    );
  },
};

export const revoke: Command = {
  name: 'revoke',
  parameters: 'EMAIL',
  async run({ store, args, terminal, say, env, location, now }) {
    const email = args.person();
    const id = await store.inbox.people.revoke(email, now);
    if (id === undefined) {
      throw new Failure(say('noSuchPerson', { what: email, where: location }));
    }
    await eraseFiles(env.outbox, [id]);
    await terminal.out(`${say('revoked', { what: email })}\n`);
  },
};
