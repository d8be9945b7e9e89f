import { afterEach, beforeEach, expect, test } from 'vitest';
import { calls } from '../../contract/calls.ts';
import { type InboxSite, openInboxSite, type SignedIn, siteUrl } from '../testing/signed-in.ts';
import { createAuthenticator } from '../testing/software-authenticator.ts';

let inbox: InboxSite;
beforeEach(async () => {
  inbox = await openInboxSite();
});
afterEach(() => inbox.close());

const anybody = (path: string, body?: unknown) =>
  inbox.site.request(path, {
    method: 'POST',
    headers: { origin: siteUrl, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });

const options = async () => (await anybody(calls.passkeySignIn)).json();
const answer = (body: unknown) => anybody(`${calls.passkeySignIn}/answer`, body);

async function register({ fetch }: SignedIn, origin = siteUrl) {
  const authenticator = createAuthenticator(origin);
  const asked = await fetch(`${calls.passkeys}/options`, { method: 'POST' });
  const made = authenticator.create(await asked.json());
  const send = () =>
    fetch(calls.passkeys, { method: 'POST', body: { answer: made, label: 'celular' } });
  return { authenticator, made, send, added: await send() };
}

test('a new passkey signs its person in', async () => {
  const { authenticator, added } = await register(inbox.colleague);
  expect([added.status, await added.json()]).toEqual([
    201,
    [expect.objectContaining({ label: 'celular', usedAt: null })],
  ]);
  const entered = await answer(authenticator.get(await options()));
  expect(entered.status).toBe(200);
  expect(await entered.json()).toMatchObject({
    person: { id: inbox.colleague.person.id },
    hasPasskey: true,
  });
  expect(entered.headers.get('set-cookie')).toContain('__Host-inbox=');
  const [passkey] = await (await inbox.colleague.fetch(calls.passkeys)).json();
  expect(passkey.usedAt).toBe(inbox.site.clock.now);
});

test('a challenge is accepted once, within half an hour', async () => {
  const { authenticator, send } = await register(inbox.colleague);
  expect((await send()).status).toBe(403);
  const used = authenticator.get(await options());
  expect((await answer(used)).status).toBe(200);
  expect((await answer(used)).status).toBe(403);
  const late = authenticator.get(await options());
  inbox.site.clock.now += 30 * 60_000;
  const refused = await answer(late);
  expect([refused.status, (await refused.json()).problem]).toEqual([403, 'passkey-refused']);
});

test('another person’s challenge is refused', async () => {
  const asked = await inbox.owner.fetch(`${calls.passkeys}/options`, { method: 'POST' });
  const made = createAuthenticator(siteUrl).create(await asked.json());
  const stolen = await inbox.colleague.fetch(calls.passkeys, {
    method: 'POST',
    body: { answer: made },
  });
  expect(stolen.status).toBe(403);
  const forSignIn = createAuthenticator(siteUrl).create({
    ...(await (await inbox.owner.fetch(`${calls.passkeys}/options`, { method: 'POST' })).json()),
    challenge: (await options()).challenge,
  });
  const mixed = await inbox.owner.fetch(calls.passkeys, {
    method: 'POST',
    body: { answer: forSignIn },
  });
  expect(mixed.status).toBe(403);
});

test('passkeys of another site or person, and unknown or unverified ones, are refused', async () => {
  expect((await register(inbox.colleague, 'https://trinta.evil.example')).added.status).toBe(403);
  const unknown = createAuthenticator(siteUrl);
  expect((await answer(unknown.get(await options()))).status).toBe(403);
  const { authenticator } = await register(inbox.colleague);
  const unverified = authenticator.get(await options(), { isVerified: false });
  expect((await answer(unverified)).status).toBe(403);
  const good = authenticator.get(await options());
  const userHandle = Buffer.from(inbox.owner.person.id).toString('base64url');
  const swapped = { ...good, response: { ...good.response, userHandle } };
  expect((await answer(swapped)).status).toBe(403);
  for (const body of [undefined, null, {}, { id: 1 }, { ...good, response: {} }]) {
    expect((await answer(body)).status).toBe(403);
  }
});

test('a copied passkey, whose counter is lower, is refused', async () => {
  const { authenticator } = await register(inbox.colleague);
  const early = authenticator.get(await options());
  const later = authenticator.get(await options());
  expect((await answer(later)).status).toBe(200);
  expect((await answer(early)).status).toBe(403);
});

test('people can delete only their own passkeys, and a revocation deletes them', async () => {
  const { authenticator } = await register(inbox.colleague);
  const path = `${calls.passkeys}/${authenticator.id}`;
  expect((await inbox.owner.fetch(path, { method: 'DELETE' })).status).toBe(404);
  expect((await answer(authenticator.get(await options()))).status).toBe(200);
  await inbox.site.store.inbox.people.revoke(inbox.colleague.person.email, inbox.site.clock.now);
  expect((await answer(authenticator.get(await options()))).status).toBe(403);
  const own = await register(inbox.owner);
  const ownPath = `${calls.passkeys}/${own.authenticator.id}`;
  expect((await inbox.owner.fetch(ownPath, { method: 'DELETE' })).status).toBe(204);
  expect((await answer(own.authenticator.get(await options()))).status).toBe(403);
});

test('a browser is not asked to create a passkey that it already has', async () => {
  const { authenticator } = await register(inbox.owner);
  const asked = await inbox.owner.fetch(`${calls.passkeys}/options`, { method: 'POST' });
  expect((await asked.json()).excludeCredentials).toMatchObject([{ id: authenticator.id }]);
});
