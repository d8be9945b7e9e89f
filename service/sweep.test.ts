import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryLog } from './delivery/testing/memory-log.ts';
import { parseEnv } from './env.ts';
import { eraseOverdue, sweep } from './erasure.ts';
import { openTestStore } from './storage/testing/open-test-store.ts';
import { sampleLead, sampleSubmission } from './storage/testing/sample-lead.ts';
import { startTestSite, type TestSite } from './testing/test-site.ts';

const now = Date.UTC(2026, 10, 24, 3);
const hour = 3_600_000;
const day = 24 * hour;

let site: TestSite;
beforeEach(async () => {
  site = await startTestSite();
});
afterEach(() => site.close());

const swept = (at = now) => {
  const { store, folder, problems } = site;
  const env = parseEnv({ DATA_DIR: folder });
  return sweep({ store, env, log: memoryLog(), problems }, at);
};

test('expired data are erased with their mails, and the rest is kept', async () => {
  const old = sampleLead({ receivedAt: now - 91 * day, folder: 'spam' });
  const kept = sampleLead({ receivedAt: now - 89 * day, folder: 'spam' });
  const inbox = sampleLead({ receivedAt: now - 91 * day });
  for (const lead of [old, kept, inbox]) {
    await site.store.leads.submit(sampleSubmission(lead), lead.receivedAt);
  }
  const outbox = join(site.folder, 'outbox');
  mkdirSync(outbox);
  for (const { id } of [old, kept]) writeFileSync(join(outbox, `${id}.owner-notice.eml`), 'a mail');
  await swept();
  const ids = (await site.store.leads.list({})).map(({ id }) => id);
  expect(ids.sort()).toEqual([kept.id, inbox.id].sort());
  expect(readdirSync(outbox)).toEqual([`${kept.id}.owner-notice.eml`]);
});

test('calls every minute and several servers erase once an hour together', async () => {
  await swept();
  const old = sampleLead({ receivedAt: now - 91 * day, folder: 'spam' });
  await site.store.leads.submit(sampleSubmission(old), old.receivedAt);
  await swept(now + 60_000);
  expect(await site.store.leads.count({})).toBe(1);
  await swept(now + hour);
  expect(await site.store.leads.count({})).toBe(0);
});

test('a retention command just before it does not keep a sweep from its work', async () => {
  const { store, folder } = site;
  await swept();
  await eraseOverdue({ store, env: parseEnv({ DATA_DIR: folder }) }, now + 0.9 * hour);
  const old = sampleLead({ receivedAt: now - 91 * day, folder: 'spam' });
  await store.leads.submit(sampleSubmission(old), old.receivedAt);
  await swept(now + hour);
  expect(await store.leads.count({})).toBe(0);
});

test('text that a reader keeps in the log is cleared by a later sweep', async () => {
  const old = { receivedAt: now - 91 * day, folder: 'spam', message: 'Zzcanary' } as const;
  await site.store.leads.submit(sampleSubmission(sampleLead(old)), old.receivedAt);
  const path = join(site.folder, 'leads.sqlite');
  const log = () => readFileSync(`${path}-wal`, 'latin1');
  // Another program with an open read transaction.
  const reader = new DatabaseSync(path);
  reader.exec('begin');
  reader.prepare('select count(*) from leads').get();
  await swept();
  expect(await site.store.leads.count({})).toBe(0);
  expect(log()).toContain('Zzcanary');
  reader.close();
  await swept(now + hour);
  expect(log()).not.toContain('Zzcanary');
});

test('an unconfirmed sign-up is kept until its mail is deleted as well', async () => {
  const consent = { language: 'en', consentVersion: '', address: '' } as const;
  const signUp = { ...consent, id: 'ana', email: 'ana@padaria.example', requestedAt: now };
  await site.store.subscribers.signUp(signUp, undefined, now);
  const mail = join(site.folder, 'outbox/ana.confirmation.eml');
  // A folder, because it cannot be deleted like a file, even by root.
  mkdirSync(mail, { recursive: true });
  const parts = { store: site.store, env: parseEnv({ DATA_DIR: site.folder }) };
  await expect(eraseOverdue(parts, now + 100 * day)).rejects.toThrow();
  rmdirSync(mail);
  writeFileSync(mail, 'a mail');
  await eraseOverdue(parts, now + 100 * day);
  expect(existsSync(mail)).toBe(false);
  expect(await site.store.subscribers.find('ana')).toBeUndefined();
});

test('leads are stored while many others are erased', async () => {
  const old = { receivedAt: now - 91 * day, folder: 'spam' } as const;
  const many = Array.from({ length: 150 }, () => sampleLead(old));
  for (const lead of many) await site.store.leads.submit(sampleSubmission(lead), lead.receivedAt);
  const left = () => site.store.leads.count({ folder: 'spam' });
  // As another process opens it: a command or the server.
  const location = join(site.folder, 'leads.sqlite');
  const other = await openTestStore({ engine: 'sqlite', location });
  const erased = swept();
  await vi.waitUntil(async () => (await left()) < many.length, { interval: 5, timeout: 10_000 });
  await other.leads.submit(sampleSubmission(sampleLead()), now);
  expect(await left()).toBeGreaterThan(0);
  await erased;
  await other.close();
  expect(await site.store.leads.count({})).toBe(1);
});

test('a clock that is years ahead erases nothing until the owner confirms it', async () => {
  const told = async () => (await site.health()).problems.map(({ problem }) => problem);
  const lead = sampleLead({ receivedAt: now });
  await site.store.leads.submit(sampleSubmission(lead), now);
  await swept();
  await swept(now + 4000 * day);
  expect(await site.store.leads.count({})).toBe(1);
  expect(readdirSync(join(site.folder, 'backups'))).toEqual(['2026-11-24.sqlite']);
  expect(await told()).toContain('clock-jumped');
  await swept(now + day);
  expect(await told()).not.toContain('clock-jumped');
  // As `leads retention` does.
  await eraseOverdue(
    { store: site.store, env: parseEnv({ DATA_DIR: site.folder }) },
    now + 4000 * day,
  );
  await swept(now + 4000 * day);
  expect(await told()).not.toContain('clock-jumped');
  expect(await site.store.leads.count({})).toBe(0);
});

test('the store is backed up once a day', async () => {
  await swept();
  await swept(now + hour);
  expect(readdirSync(join(site.folder, 'backups'))).toEqual(['2026-11-24.sqlite']);
});

test('a failed backup does not stop the rest of the sweep, and is mailed once', async () => {
  const inTheWay = join(site.folder, 'backups');
  writeFileSync(inTheWay, '');
  const lead = sampleLead({ receivedAt: now - 91 * day, folder: 'spam' });
  await site.store.leads.submit(sampleSubmission(lead), lead.receivedAt);
  for (const at of [now, now + hour]) {
    await swept(at);
    await site.worker.runDue();
    expect((await site.health()).problems).toMatchObject([{ problem: 'backup-failed' }]);
  }
  expect(await site.store.leads.count({})).toBe(0);
  expect(readdirSync(join(site.folder, 'outbox'))).toHaveLength(1);
  const told = site.log.find(({ fields }) => fields['problem'] === 'backup-failed');
  expect(told?.fields['why']).toContain('EEXIST');
  rmSync(inTheWay);
  // As after a restart: whoever made room sees the result at once.
  await swept(now + hour + 60_000);
  expect((await site.health()).problems).toEqual([]);
});
