import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { subscribe } from '../../../inbox/server/letters/testing/subscribe.ts';
import { canaryLead } from '../../delivery/testing/canary-lead.ts';
import {
  createDeliveryFixture,
  type DeliveryFixture,
} from '../../delivery/testing/delivery-fixture.ts';
import { parseEnv } from '../../env.ts';
import { openDatabase } from '../../storage/open-store.ts';
import { openTestStore } from '../../storage/testing/open-test-store.ts';
import { sampleSubmission } from '../../storage/testing/sample-lead.ts';
import { runCommand } from '../testing/run-command.ts';

let fixture: DeliveryFixture;
/** The folder of a site that is not running. */
let folder: string;

beforeEach(async () => {
  fixture = await createDeliveryFixture();
  folder = await mkdtemp(join(tmpdir(), 'restored-'));
});
afterEach(async () => {
  await fixture.close();
  await rm(folder, { recursive: true, force: true });
});

const storeFile = () => join(folder, 'leads.sqlite');
const typed = (...argv: string[]) => runCommand({ ...fixture, dataDirectory: folder }, argv);
const openOther = () => openTestStore({ engine: 'sqlite', location: storeFile() });

async function backup(): Promise<string> {
  await fixture.store.leads.submit(sampleSubmission(canaryLead()), fixture.clock.now);
  const path = join(fixture.dataDirectory, 'backups', '1.sqlite');
  expect((await runCommand(fixture, ['backup', path])).code).toBe(0);
  return path;
}

test('restore creates the store on an empty machine', async () => {
  const { code, out } = await typed('restore', await backup());
  expect([code, out]).toEqual([0, expect.stringContaining(storeFile())]);
  const store = await openOther();
  expect(await store.leads.count({})).toBe(1);
  await store.close();
});

test('restore replaces a store with its log, and says where the old one is', async () => {
  const other = await openOther();
  await other.close();
  await writeFile(`${storeFile()}-wal`, 'of the old store');
  const { code, out, err } = await typed('restore', await backup());
  expect([code, out]).toEqual([0, expect.stringContaining(`${storeFile()}.replaced`)]);
  for (const command of ['erase', 'revoke', 'letter resume']) expect(err).toContain(command);
  // The notice and the acknowledgement of the lead.
  expect(err).toMatch(/\(2\).*second time.*deliveries --state waiting/);
  const store = await openOther();
  expect(await store.leads.count({})).toBe(1);
  await store.close();
});

test('a restore pauses a letter that was being sent, which may have left since the backup', async () => {
  const { store, clock } = fixture;
  const { letters } = store.inbox;
  await subscribe(store, 'ana@x.example', clock.now);
  const words = { 'pt-BR': { subject: 'Março', preview: '', markdown: 'Olá.' } };
  const add = () => letters.add({ words, perHour: 60 }, null, clock.now);
  const [going, planned] = [await add(), await add()];
  await letters.send({ id: going, personId: null }, undefined, clock.now);
  await letters.send({ id: planned, personId: null }, clock.now + 60_000, clock.now);
  const { code, err } = await typed('restore', await backup());
  expect([code, err]).toEqual([0, expect.stringContaining('letter resume')]);
  const restored = await openOther();
  clock.now += 3_600_000;
  expect(await restored.inbox.recipients.queueNext(clock.now)).toBe(0);
  expect(await restored.inbox.letters.find(going)).toMatchObject({ state: 'paused' });
  expect(await restored.inbox.letters.find(planned)).toMatchObject({ state: 'draft' });
  await restored.close();
});

test('restore changes nothing if the backup is invalid or the store is in use', async () => {
  const other = await openOther();
  const before = await readFile(storeFile());
  const text = join(folder, 'notes.txt');
  await writeFile(text, 'no store');
  const path = await backup();
  const used = await runCommand({ ...fixture, dataDirectory: folder }, ['restore', path], {
    owner: { language: 'pt-BR' },
  });
  const said = expect.stringContaining('Outro programa está com o banco aberto');
  expect([used.code, used.out, used.err]).toEqual([1, '', said]);
  await other.close();
  for (const wrong of [text, join(folder, 'missing.sqlite'), storeFile()]) {
    const { code, err } = await typed('restore', wrong);
    expect([wrong, code, err]).toEqual([wrong, 1, expect.stringContaining(wrong)]);
  }
  expect(await readFile(storeFile())).toEqual(before);
});

test("errors are in the owner's language", async () => {
  const say = async (argv: string[], variables: Record<string, string> = {}) => {
    const env = { SITE_URL: 'https://trinta.example', ...variables };
    const owner = { language: 'pt-BR' } as const;
    const parts = { ...fixture, dataDirectory: folder };
    return (await runCommand(parts, argv, { env, owner })).err;
  };
  const letter = join(folder, 'letter.txt');
  await writeFile(letter, 'Cara Ana,');
  expect(await say(['restore', letter])).toMatch(
    /letter\.txt não é um backup .* nada foi mudado.*backups/,
  );
  expect(await say(['restore', join(folder, 'missing.sqlite')])).toContain('não existe');
  await mkdir(join(folder, 'there.sqlite'));
  expect(await say(['restore', join(folder, 'there.sqlite')])).toContain('não é um arquivo comum');
  const closed = 'postgres://ana:senha@127.0.0.1:9/contatos';
  expect(await say(['migrate'], { DATABASE_URL: closed })).toMatch(
    /O banco PostgreSQL de DATABASE_URL não pode ser usado \(ECONNREFUSED\): /,
  );
  expect(await say(['list'], { PORT: 'x', WEBHOOK_URL: 'https://h.example' })).toMatch(
    /Há configurações erradas, no ambiente ou em \.env:\nPORT tem de ser um número inteiro de 0 a 65535\.\nFalta WEBHOOK_SECRET/,
  );
});

test('only migrate changes the tables of an older store', async () => {
  const sql = new URL('../../storage/testing/released-002.sqlite.sql', import.meta.url);
  using older = new DatabaseSync(storeFile());
  older.exec(await readFile(sql, 'utf8'));
  older.close();
  const env = parseEnv({ DATA_DIR: folder });
  const open = () => openDatabase(env.store);
  await expect(open()).rejects.toThrow('`migrate`');
  const first = await typed('migrate');
  expect([first.code, first.out]).toEqual([0, expect.stringContaining('003-lease-id')]);
  expect(first.out).toMatch(/before: .*backups/);
  await (await open()).db.destroy();
  const second = await typed('migrate');
  expect([second.code, second.out]).toEqual([0, expect.not.stringContaining('003-lease-id')]);
});

test('without a store, only commands that create one run', async () => {
  const missing = openDatabase(parseEnv({ DATA_DIR: folder }).store);
  await expect(missing).rejects.toThrow(`no store at ${storeFile()}`);
  expect((await typed('migrate')).code).toBe(0);
});
