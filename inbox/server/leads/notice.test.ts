import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sampleLead, sampleSubmission } from '../../../service/storage/testing/sample-lead.ts';
import { writeCommand } from '../../../service/write-command.ts';
import { calls } from '../../contract/calls.ts';
import { type InboxSite, openInboxSite, siteUrl } from '../testing/signed-in.ts';

let inbox: InboxSite;
beforeEach(async () => {
  inbox = await openInboxSite();
});
afterEach(() => inbox.close());

async function notice(more: Parameters<typeof sampleLead>[0] = {}) {
  const { store, clock, worker, folder } = inbox.site;
  const { id } = sampleLead();
  const lead = sampleLead({ id, receivedAt: clock.now, ...more });
  await store.leads.submit(sampleSubmission(lead), clock.now);
  await worker.runDue();
  const source = await readFile(join(folder, 'outbox', `${id}.owner-notice.eml`), 'utf8');
  return { id, mail: await PostalMime.parse(source) };
}

test('the notice has a button that opens the lead and changes nothing', async () => {
  for (const folder of ['inbox', 'held'] as const) {
    const { id, mail } = await notice({ folder });
    const link = `${siteUrl}/inbox/leads/${id}`;
    expect(mail.html).toContain(`href="${link}"`);
    expect(mail.text).toContain(link);
    expect(`${mail.html}${mail.text}`).not.toContain(writeCommand());
    await inbox.owner.fetch(new URL(link).pathname);
    const lead = await (await inbox.owner.fetch(`${calls.leads}/${id}`)).json();
    expect(lead).toMatchObject({ folder, isUnread: true, events: [] });
  }
});

test('without any person in the inbox, the notice gives the command instead', async () => {
  const { people } = inbox.site.store.inbox;
  for (const email of ['dona@trinta.example', 'colega@trinta.example']) {
    await people.revoke(email, inbox.site.clock.now);
  }
  const { id, mail } = await notice({ folder: 'held' });
  expect(mail.html).not.toContain('/inbox/leads/');
  for (const command of ['release', 'spam', 'show']) {
    expect(mail.text).toContain(writeCommand(command, id));
  }
});
