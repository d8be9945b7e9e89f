import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sampleLead, sampleSubmission } from '../../../service/storage/testing/sample-lead.ts';
import { calls, searchHeader } from '../../contract/calls.ts';
import type { Templates } from '../../contract/leads.ts';
import { type InboxSite, openInboxSite } from '../testing/signed-in.ts';
import { defaultTemplates } from './templates.ts';

let inbox: InboxSite;
beforeEach(async () => {
  inbox = await openInboxSite();
});
afterEach(() => inbox.close());

async function add(more: Parameters<typeof sampleLead>[0] = {}): Promise<string> {
  const { store, clock } = inbox.site;
  clock.now += 1000;
  const lead = sampleLead({ receivedAt: clock.now, ...more });
  await store.leads.submit(sampleSubmission(lead), clock.now);
  return lead.id;
}

const audited = async () =>
  (await inbox.site.store.inbox.audit.list()).map(({ action, subjectId, detail }) => ({
    action,
    subjectId,
    detail,
  }));

test('nothing is erased without the typed address, or by a colleague', async () => {
  const id = await add();
  const path = `${calls.leads}/${id}`;
  const erase = (who: InboxSite['owner'], body: unknown) =>
    who.fetch(path, { method: 'DELETE', body });
  expect((await erase(inbox.owner, { confirm: 'somebody@else.example' })).status).toBe(422);
  expect((await erase(inbox.owner, {})).status).toBe(422);
  const confirm = { confirm: 'Conceicao@Padaria.example' };
  expect((await erase(inbox.colleague, confirm)).status).toBe(403);
  expect((await inbox.owner.fetch(path)).status).toBe(200);
  expect((await audited()).filter(({ action }) => action === 'erasure')).toEqual([]);
});

test('erased words leave the files of the store right away', async () => {
  const id = await add({ message: 'Zzcanary em toda parte' });
  const log = () => readFile(join(inbox.site.folder, 'leads.sqlite-wal'), 'latin1');
  expect(await log()).toContain('Zzcanary');
  const body = { confirm: 'conceicao@padaria.example' };
  await inbox.owner.fetch(`${calls.leads}/${id}`, { method: 'DELETE', body });
  await expect.poll(log).not.toContain('Zzcanary');
});

test('the export has the filtered leads, in the country’s spreadsheet format', async () => {
  const id = await add({ name: '=cmd()', message: 'Quero vender pão; e bolo.' });
  await add({ folder: 'spam' });
  await add({ language: 'en', name: 'Zoe' });
  const post = (what: string, body: unknown) =>
    inbox.owner.fetch(`${calls.leads}/${id}/${what}`, { method: 'POST', body });
  await post('assigned', { personId: inbox.colleague.person.id });
  // Still the 15th in São Paulo.
  inbox.site.clock.now = Date.UTC(2026, 2, 16, 2, 59);
  const answer = await inbox.owner.fetch(`${calls.export}?folder=inbox&language=pt-BR`, {
    headers: { [searchHeader]: encodeURIComponent('pão') },
  });
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(answer.headers.get('content-disposition')).toBe(
    'attachment; filename="leads-2026-03-15.csv"',
  );
  const [head = '', row, ...others] = new TextDecoder('utf-8', { ignoreBOM: true })
    .decode(await answer.arrayBuffer())
    .split('\r\n');
  expect(head).toMatch(/^\ufeff"id";"received_at".*"state";"assigned_to";"answered_at"$/);
  expect(row).toContain(`"'=cmd()"`);
  expect(row).toMatch(/;"new";"colega@trinta\.example";""$/);
  expect(others).toEqual(['']);
  // The search text is personal data, so it is not in the audit log.
  expect((await audited())[0]).toEqual({
    action: 'export',
    subjectId: null,
    detail: 'folder=inbox&language=pt-BR',
  });
});

test('a search in the query string is ignored and not written to the audit log', async () => {
  await add({ name: 'Zulmira' });
  const query = '?folder=inbox&search=Outra&cpf=12345678909';
  const { leads } = await (await inbox.owner.fetch(calls.leads + query)).json();
  expect(leads).toHaveLength(1);
  expect((await inbox.owner.fetch(calls.export + query)).status).toBe(200);
  expect((await audited())[0]).toMatchObject({ action: 'export', detail: 'folder=inbox' });
});

test('colleagues and links from other sites cannot export', async () => {
  expect((await inbox.colleague.fetch(calls.export)).status).toBe(403);
  const headers = { 'sec-fetch-site': 'cross-site' };
  expect((await inbox.owner.fetch(calls.export, { headers })).status).toBe(403);
  expect((await audited()).filter(({ action }) => action === 'export')).toEqual([]);
});

test('templates stored before a language was added stay, and the new one has the defaults', async () => {
  const kept = { 'pt-BR': { subject: 'Nossa resposta', text: 'Olá!' } };
  await inbox.site.store.settings.set('inbox-templates', JSON.stringify(kept));
  const read = await (await inbox.owner.fetch(calls.templates)).json();
  expect(read).toEqual({ ...defaultTemplates, ...kept });
});

test('only owners can change the shared templates', async () => {
  const { owner, colleague } = inbox;
  const read = async (): Promise<Templates> => (await colleague.fetch(calls.templates)).json();
  expect(await read()).toEqual(defaultTemplates);
  const body = {
    ...defaultTemplates,
    'pt-BR': { subject: 'Oi', text: 'Oi, {person}\n{me}' },
    en: { subject: 'Hi', text: 'Hi {person}' },
  };
  expect((await colleague.fetch(calls.templates, { method: 'PUT', body })).status).toBe(403);
  expect((await owner.fetch(calls.templates, { method: 'PUT', body })).status).toBe(200);
  expect(await read()).toEqual(body);
  const half = { en: body.en };
  expect((await owner.fetch(calls.templates, { method: 'PUT', body: half })).status).toBe(422);
});
