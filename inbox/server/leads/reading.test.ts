import { afterAll, beforeAll, expect, test } from 'vitest';
import { leadFields } from '../../../contract/lead.ts';
import { sampleLead, sampleSubmission } from '../../../service/storage/testing/sample-lead.ts';
import { calls, searchHeader } from '../../contract/calls.ts';
import type { LeadDetail, LeadPage } from '../../contract/leads.ts';
import { type InboxSite, openInboxSite } from '../testing/signed-in.ts';

let inbox: InboxSite;
beforeAll(async () => {
  inbox = await openInboxSite();
});
afterAll(() => inbox.close());

async function add(more: Parameters<typeof sampleLead>[0] = {}) {
  const { store, clock } = inbox.site;
  const lead = sampleLead({ receivedAt: clock.now, ...more });
  await store.leads.submit(sampleSubmission(lead), clock.now);
  return lead;
}

test('requests without a session get no data', async () => {
  const { id } = await add();
  for (const path of [calls.leads, calls.counts, `${calls.leads}/${id}`]) {
    expect((await inbox.site.request(path)).status).toBe(401);
  }
});

test('colleagues read leads, and search with a header', async () => {
  const { id } = await add({ name: 'Zulmira Ávila' });
  const found = await inbox.colleague.fetch(`${calls.leads}?folder=inbox&state=new`, {
    headers: { [searchHeader]: encodeURIComponent('zulmira ávila') },
  });
  const page: LeadPage = await found.json();
  expect(page).toMatchObject({ leads: [{ id, name: 'Zulmira Ávila' }], next: null });
  expect(found.headers.get('cache-control')).toBe('no-store');
  const detail = await inbox.colleague.fetch(`${calls.leads}/${id}`);
  expect(await detail.json()).toMatchObject({ id, lead: { name: 'Zulmira Ávila' } });
  expect(await (await inbox.colleague.fetch(calls.counts)).json()).toMatchObject({
    folders: { held: { all: 0, unread: 0 } },
  });
});

test.each([
  ['an unknown folder', '?folder=drafts', ''],
  ['an unknown state', '?state=1', ''],
  ['an unknown interest', "?interest='--", ''],
  ['an unknown language', '?language=xx', ''],
  ['a place that no page names', '?after=1%20or%201', ''],
  ['a broken search', '', '%E0%A4%A'],
  ['a search without end', '', 'a'.repeat(201)],
])('%s is refused', async (_, query, search) => {
  const headers = { [searchHeader]: search };
  const answer = await inbox.owner.fetch(`${calls.leads}${query}`, { headers });
  expect(answer.status).toBe(422);
});

test('an invalid or unknown id is not found', async () => {
  for (const id of ['nobody', inbox.owner.person.id, '%27%20or%201=1']) {
    expect((await inbox.owner.fetch(`${calls.leads}/${id}`)).status).toBe(404);
  }
});

test('markup in every field is returned as text in JSON', async () => {
  const script = '<script>alert(1)</script>"\'><img src=x onerror=alert(1)>';
  const lead = await add({
    name: script,
    company: script,
    email: `"${script}"@x.example`,
    message: script,
    userIp: script,
    attribution: { page: script, referrer: `https://${script}`, utm: { utm_source: script } },
  });
  const answer = await inbox.owner.fetch(`${calls.leads}/${lead.id}`);
  expect(answer.headers.get('content-type')).toBe('application/json');
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  const detail: LeadDetail = await answer.json();
  for (const field of leadFields) expect(detail.lead[field]).toBe(lead[field]);
  expect(detail.attribution).toEqual(lead.attribution);
  expect(detail.source).toBe(script.toLowerCase());
});
