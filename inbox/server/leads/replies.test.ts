import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { site } from '#site';
import { sampleLead, sampleSubmission } from '../../../service/storage/testing/sample-lead.ts';
import { calls } from '../../contract/calls.ts';
import type { LeadDetail } from '../../contract/leads.ts';
import { type InboxSite, openInboxSite, type SignedIn } from '../testing/signed-in.ts';

let inbox: InboxSite;
beforeEach(async () => {
  inbox = await openInboxSite({
    MAIL_FROM: 'Trinta <site@trinta.example>',
    NOTIFY_TO: 'Dona <dona@trinta.example>',
  });
});
afterEach(() => inbox.close());

async function add(more: Parameters<typeof sampleLead>[0] = {}): Promise<string> {
  const { store, clock } = inbox.site;
  const lead = sampleLead({ receivedAt: clock.now, ...more });
  await store.leads.submit(sampleSubmission(lead), clock.now);
  return lead.id;
}

async function reply(who: SignedIn, id: string, subject: string, text = 'Oi, Conceição.') {
  inbox.site.clock.now += 60_000;
  const body = { subject, text };
  return await who.fetch(`${calls.leads}/${id}/reply`, { method: 'POST', body });
}

/** The mails of a kind in the outbox, oldest first. */
async function mailed(kind: string) {
  await inbox.site.worker.runDue();
  const outbox = join(inbox.site.folder, 'outbox');
  const names = (await readdir(outbox)).filter((name) => name.endsWith(`.${kind}.eml`)).sort();
  return await Promise.all(
    names.map(async (name) => PostalMime.parse(await readFile(join(outbox, name), 'utf8'))),
  );
}

test('a reply is sent in the person’s name, in the thread of the acknowledgement', async () => {
  const { colleague, site: running } = inbox;
  const id = await add();
  const [acknowledgement] = await mailed('acknowledgement');
  await colleague.fetch(calls.session, { method: 'PATCH', body: { name: 'Rui Braga' } });
  const answer = await reply(colleague, id, 'Sobre o pão – já', 'Linha um\n\n<b>Linha dois</b> 🚀');
  expect(answer.status).toBe(200);
  const detail: LeadDetail = await answer.json();
  expect(detail).toMatchObject({ state: 'answered', answeredBy: colleague.person.id });
  expect(detail.events.map(({ kind }) => kind).sort()).toEqual(['reply', 'state']);

  const [mail] = await mailed('lead-reply');
  expect(mail).toMatchObject({
    subject: 'Sobre o pão – já',
    from: { name: 'Rui Braga', address: 'site@trinta.example' },
    replyTo: [{ name: 'Rui Braga', address: 'colega@trinta.example' }],
    to: [{ address: 'Conceicao@padaria.example' }],
    inReplyTo: acknowledgement?.messageId,
    references: acknowledgement?.messageId,
  });
  expect(mail?.text?.trim()).toBe('Linha um\n\n<b>Linha dois</b> 🚀');
  expect(mail?.html).toBeUndefined();
  const names = mail?.headers.map(({ key }) => key) ?? [];
  expect(names).not.toContain('auto-submitted');
  expect(names).not.toContain('x-auto-response-suppress');
  const sent = await (await colleague.fetch(`${calls.leads}/${id}`)).json();
  expect(sent.deliveries).toContainEqual(
    expect.objectContaining({ kind: 'lead-reply', state: 'delivered' }),
  );
  expect(running.log.map((line) => JSON.stringify(line)).join()).not.toMatch(/padaria|Conceição/i);
});

test('the suggested subject is that of the previous mail, which keeps one thread', async () => {
  const id = await add();
  const threadSubject = async () => {
    const detail: LeadDetail = await (await inbox.owner.fetch(`${calls.leads}/${id}`)).json();
    return detail.threadSubject;
  };
  expect(await threadSubject()).toBeNull();
  const [acknowledgement] = await mailed('acknowledgement');
  expect(await threadSubject()).toBe(acknowledgement?.subject);
  await reply(inbox.owner, id, 'Sobre o pão');
  expect(await threadSubject()).toBe('Sobre o pão');
});

test('a second reply follows the first, and does not change the first answer', async () => {
  const id = await add();
  const [acknowledgement] = await mailed('acknowledgement');
  await reply(inbox.owner, id, 'Primeira');
  const [first] = await mailed('lead-reply');
  const answer = await reply(inbox.colleague, id, 'Segunda');
  expect(await answer.json()).toMatchObject({ answeredBy: inbox.owner.person.id });
  const second = (await mailed('lead-reply')).find(({ subject }) => subject === 'Segunda');
  expect(second?.inReplyTo).toBe(first?.messageId);
  expect(second?.references).toBe(`${acknowledgement?.messageId} ${first?.messageId}`);
  // The person has no name, so the company's is used.
  expect(second?.from?.name).toBe(site.facts.name);
});

test('a reply to a lead without an acknowledgement starts a thread', async () => {
  const id = await add({ folder: 'held', reasons: ['content'] });
  const answer = await reply(inbox.owner, id, 'Oi');
  expect(await answer.json()).toMatchObject({ state: 'answered', folder: 'inbox' });
  const [mail] = await mailed('lead-reply');
  expect(mail?.inReplyTo).toBeUndefined();
  expect(mail?.references).toBeUndefined();
  expect(await mailed('acknowledgement')).toEqual([]);
});

test('the same reply sent twice, after a lost response, leaves once', async () => {
  const id = await add();
  await reply(inbox.owner, id, 'Oi');
  const again: LeadDetail = await (await reply(inbox.owner, id, 'Oi')).json();
  expect(again.replies).toHaveLength(1);
  const other: LeadDetail = await (await reply(inbox.owner, id, 'Oi', 'Mais uma coisa.')).json();
  expect(other.replies).toHaveLength(2);
  expect(await mailed('lead-reply')).toHaveLength(2);
});

test('a reply to spam is refused, and one to a lead that became spam is not sent', async () => {
  const spam = await add({ folder: 'spam', reasons: ['honeypot'] });
  expect((await reply(inbox.owner, spam, 'Oi')).status).toBe(409);
  const id = await add();
  await mailed('acknowledgement');
  await reply(inbox.owner, id, 'Oi');
  await inbox.owner.fetch(`${calls.leads}/${id}/folder`, {
    method: 'POST',
    body: { folder: 'spam' },
  });
  expect(await mailed('lead-reply')).toEqual([]);
});

test('a reply sent after its author was revoked has the company as Reply-To', async () => {
  const id = await add();
  await reply(inbox.colleague, id, 'Oi');
  await inbox.site.store.inbox.people.revoke('colega@trinta.example', inbox.site.clock.now);
  const [mail] = await mailed('lead-reply');
  expect(mail?.replyTo).toEqual([{ name: 'Dona', address: 'dona@trinta.example' }]);
});

test('a subject cannot add a header to the mail', async () => {
  const id = await add();
  const answer = await reply(inbox.owner, id, 'Oi\r\nBcc: all@evil.example');
  expect(answer.status).toBe(422);
  expect((await reply(inbox.owner, id, '')).status).toBe(422);
  expect((await reply(inbox.owner, id, 'Oi', ' ')).status).toBe(422);
});
