import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runCommand } from '../../../service/cli/testing/run-command.ts';
import {
  createDeliveryFixture,
  type DeliveryFixture,
} from '../../../service/delivery/testing/delivery-fixture.ts';
import { hashToken } from '../../../service/token.ts';

let fixture: DeliveryFixture;
beforeEach(async () => {
  fixture = await createDeliveryFixture();
});
afterEach(() => fixture.close());

const siteEnv = { SITE_URL: 'https://trinta.example' };
const type = (...argv: string[]) => runCommand(fixture, argv);
const typeWithSmtp = (...argv: string[]) =>
  runCommand(fixture, argv, { env: { ...siteEnv, SMTP_URL: 'smtp://mail.example' } });
const waiting = async () => (await fixture.store.jobs.list({ limit: 9 })).map(({ kind }) => kind);

test('without a mail server, invite prints a link that signs its person in', async () => {
  const { code, out } = await type('invite', 'Ana@Trinta.example', '--role', 'owner');
  expect(code).toBe(0);
  const [, token = ''] = /^https:\/\/trinta\.example\/inbox\/enter#(\S+)\n$/.exec(out) ?? [];
  const person = await fixture.store.inbox.people.useLink(hashToken(token), fixture.clock.now);
  expect(person).toMatchObject({ email: 'Ana@Trinta.example', role: 'owner', language: 'en' });
  expect(await waiting()).toEqual([]);
});

test('with a mail server, invite mails the link, unless it is to be printed', async () => {
  const mailed = await typeWithSmtp('invite', 'ana@trinta.example');
  expect([mailed.code, mailed.out]).toEqual([0, expect.not.stringContaining('#')]);
  expect(await waiting()).toEqual(['sign-in-link']);
  const printed = await typeWithSmtp('invite', 'eva@trinta.example', '--print');
  expect(printed.out).toContain('/inbox/enter#');
  expect(await waiting()).toEqual(['sign-in-link']);
});

test('inviting a person again creates a new link, and changes the role only if one is given', async () => {
  await type('invite', 'ana@trinta.example', '--role', 'owner');
  await type('invite', 'ANA@trinta.example');
  const [ana, ...others] = await fixture.store.inbox.people.list();
  expect([ana?.role, others]).toEqual(['owner', []]);
  await type('invite', 'ana@trinta.example', '--role', 'colleague');
  expect((await fixture.store.inbox.people.list())[0]?.role).toBe('colleague');
});

test('people lists current and revoked people', async () => {
  expect((await type('people')).err).toContain('no inbox');
  await type('invite', 'ana@trinta.example', '--role', 'owner');
  fixture.clock.now += 1000;
  await type('invite', 'eva@trinta.example');
  await type('revoke', 'eva@trinta.example');
  const { out } = await type('people');
  expect(out).toMatch(/ana@trinta\.example .*owner/);
  const list = JSON.parse((await type('people', '--json')).out);
  expect(list).toMatchObject([
    { email: 'ana@trinta.example', revokedAt: null },
    { email: 'eva@trinta.example', revokedAt: fixture.clock.now },
  ]);
});

test('revoke invalidates mailed links too, and reports an unknown address', async () => {
  const { people } = fixture.store.inbox;
  const hash = hashToken('known');
  const ana = { email: 'ana@trinta.example', role: undefined, language: 'en', hash } as const;
  await people.invite(ana, fixture.clock.now);
  expect((await type('revoke', 'Ana@trinta.example')).code).toBe(0);
  expect(await people.useLink(hash, fixture.clock.now)).toBeUndefined();
  expect(await people.isAnybody()).toBe(false);
  const again = await type('revoke', 'ana@trinta.example');
  expect([again.code, again.err]).toEqual([1, expect.stringContaining('ana@trinta.example')]);
  expect((await type('revoke', 'ana')).code).toBe(2);
  expect((await type('invite', 'ana@trinta.example', '--role', 'boss')).code).toBe(2);
});

test('the file of an invitation’s mail is deleted when its person is revoked', async () => {
  await typeWithSmtp('invite', 'ana@trinta.example');
  const [ana] = await fixture.store.inbox.people.list();
  const outbox = join(fixture.dataDirectory, 'outbox');
  await mkdir(outbox, { recursive: true });
  await writeFile(join(outbox, `${ana?.id}.sign-in-link.eml`), 'a mail');
  await type('revoke', 'ana@trinta.example');
  expect(await readdir(outbox)).toEqual([]);
});
