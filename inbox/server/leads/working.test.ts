import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sampleLead, sampleSubmission } from '../../../service/storage/testing/sample-lead.ts';
import { calls } from '../../contract/calls.ts';
import type { LeadDetail } from '../../contract/leads.ts';
import { type InboxSite, openInboxSite, type SignedIn } from '../testing/signed-in.ts';

let inbox: InboxSite;
beforeAll(async () => {
  inbox = await openInboxSite();
});
afterAll(() => inbox.close());

let id: string;
beforeEach(async () => {
  id = await add();
});

async function add(more: Parameters<typeof sampleLead>[0] = {}): Promise<string> {
  const { store, clock } = inbox.site;
  clock.now += 1000;
  const lead = sampleLead({ receivedAt: clock.now, ...more });
  await store.leads.submit(sampleSubmission(lead), clock.now);
  return lead.id;
}

const post = (who: SignedIn, path: string, body?: unknown) =>
  who.fetch(`${calls.leads}/${id}/${path}`, { method: 'POST', body });

async function changed(answer: Response): Promise<LeadDetail> {
  expect(answer.status).toBe(200);
  inbox.site.clock.now += 1000;
  return await answer.json();
}

test('a colleague opens, answers, assigns, notes and undoes', async () => {
  const { colleague, owner } = inbox;
  expect(await changed(await post(colleague, 'opened'))).toMatchObject({ isUnread: false });
  const answered = await changed(await post(colleague, 'state', { state: 'answered' }));
  expect(answered).toMatchObject({ state: 'answered', answeredBy: colleague.person.id });
  const assigned = { assignedTo: owner.person.id };
  expect(
    await changed(await post(colleague, 'assigned', { personId: owner.person.id })),
  ).toMatchObject(assigned);
  const noted = await changed(await post(colleague, 'notes', { text: ' Ligar\r\namanhã ' }));
  expect(noted.notes.map(({ text }) => text)).toEqual(['Ligar\namanhã']);
  const path = `${calls.leads}/${id}/notes/${noted.notes[0]?.id}`;
  expect((await owner.fetch(path, { method: 'DELETE' })).status).toBe(404);
  expect(await changed(await colleague.fetch(path, { method: 'DELETE' }))).toMatchObject({
    notes: [],
  });
  const { events } = answered;
  expect(await changed(await post(owner, 'undo', { eventId: events[0]?.id }))).toMatchObject({
    state: 'new',
    answeredAt: null,
    ...assigned,
  });
  const again = await post(owner, 'undo', { eventId: events[0]?.id });
  expect(again.status).toBe(409);
});

test('a release sends the held-back deliveries', async () => {
  id = await add({ folder: 'held', reasons: ['content'], email: 'joana@prado.example' });
  const { deliveries } = await changed(await post(inbox.colleague, 'folder', { folder: 'inbox' }));
  expect(deliveries.map(({ kind }) => kind)).toContain('acknowledgement');
});

test.each([
  ['state', { state: 'maybe' }],
  ['state', {}],
  ['assigned', { personId: 'nobody' }],
  ['assigned', {}],
  ['folder', { folder: 'held' }],
  ['notes', { text: '  ' }],
  ['undo', { eventId: 1 }],
])('an invalid change is refused: %s %j', async (path, body) => {
  expect((await post(inbox.owner, path, body)).status).toBe(422);
});

test('a note that is too long is refused', async () => {
  const answer = await post(inbox.owner, 'notes', { text: 'a'.repeat(5001) });
  expect([answer.status, (await answer.json()).problem]).toEqual([413, 'too-large']);
});

test.each([
  ['opened', undefined],
  ['state', { state: 'won' }],
  ['assigned', { personId: null }],
  ['folder', { folder: 'spam' }],
  ['notes', { text: 'Oi' }],
  ['undo', { eventId: 'x' }],
])('a missing lead is not found: %s', async (path, body) => {
  id = 'nobody';
  expect((await post(inbox.owner, path, body)).status).toBe(404);
});

test('leads cannot be changed from another site or without a session', async () => {
  const path = `${calls.leads}/${id}/state`;
  const forged = { origin: 'https://evil.example' };
  const body = { state: 'won' };
  const answer = await inbox.owner.fetch(path, { method: 'POST', body, headers: forged });
  expect(answer.status).toBe(403);
  const stranger = await inbox.site.request(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: 'https://trinta.example' },
    body: JSON.stringify(body),
  });
  expect(stranger.status).toBe(401);
  const found = await inbox.owner.fetch(`${calls.leads}/${id}`);
  expect(await found.json()).toMatchObject({ state: 'new', events: [] });
});

test('any colleague can cancel a booked time, once, which is in the history', async () => {
  const { colleague, site } = inbox;
  const startsAt = site.clock.now + 3_600_000;
  await site.store.inbox.bookings.book(id, startsAt, 30, site.clock.now);
  site.clock.now += 1000;
  const cancel = () => colleague.fetch(`${calls.leads}/${id}/booking`, { method: 'DELETE' });
  const { booking, events, deliveries } = await changed(await cancel());
  expect(booking).toBeNull();
  expect(events.at(-1)).toMatchObject({
    kind: 'booking',
    personId: colleague.person.id,
    before: String(startsAt),
    after: null,
    canUndo: false,
  });
  expect(deliveries.map(({ kind }) => kind)).toContain('cancellation-visitor');
  expect((await cancel()).status).toBe(404);
});
