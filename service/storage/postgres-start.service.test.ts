import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openMailReceiver } from '../delivery/testing/mail-receiver.ts';
import { openTestStore } from './testing/open-test-store.ts';
import { startTestPostgres, type TestPostgres } from './testing/test-postgres.ts';

let server: TestPostgres;
let good: URL;

beforeAll(async () => {
  server = await startTestPostgres();
  good = new URL(await server.createDatabase());
  const admin = new pg.Client({ connectionString: good.href });
  await admin.connect();
  await admin.query("create role zzguest login password 'zzsecret'");
  await admin.query("create role zzlocked nologin password 'zzsecret'");
  await admin.query("create database latin encoding 'LATIN1' locale 'C' template template0");
  await admin.end();
}, 60_000);
afterAll(() => server.remove(), 60_000);

const closing: { close(): unknown }[] = [];
afterEach(async () => {
  for (const one of closing.splice(0)) await one.close();
});

/** Returns the owner's error when the site is started with such a database. */
async function saidOf(changes: Partial<URL>): Promise<string> {
  const location = Object.assign(new URL(good), changes).href;
  const opening = openTestStore({ engine: 'postgres', location });
  const error: unknown = await opening.then(
    (store) => store.close(),
    (reason: unknown) => reason,
  );
  if (!(error instanceof Error)) throw new Error('It was opened.');
  return error.message;
}

const login = { username: 'zzguest', password: 'zzsecret' };

test.each<[string, Partial<URL>, RegExp]>([
  ['a database that is not there', { pathname: '/nosite' }, /3D000\): .*no database.*create/],
  ['a wrong password', { ...login, password: 'zzwrong' }, /28P01\): .*password is wrong/],
  ['no password', { password: '' }, /password is missing/],
  ['a user who may not log in', { ...login, username: 'zzlocked' }, /28000\): .*let/],
  ['a user who does not own it', login, /42501\): .*owner/],
  ['TLS asked of a server without', { search: '?sslmode=verify-full' }, /no TLS.*sslmode/],
  ['a database that lacks characters', { pathname: '/latin' }, /LATIN1\): .*--encoding=UTF8/],
  ['nobody there', { port: '1' }, /ECONNREFUSED\).*check/],
])('%s is named in the error with advice', async (_, changes, sentence) => {
  const said = await saidOf(changes);
  expect(said).toMatch(/^The PostgreSQL database in DATABASE_URL cannot be used \(.*\): .*\.$/);
  expect(said).toMatch(sentence);
  expect(said).not.toContain('zz');
});

async function listen(answer: (socket: Socket) => void): Promise<string> {
  const open = createServer((socket) => {
    socket.on('error', () => undefined);
    answer(socket);
  });
  closing.push(open);
  await new Promise<void>((done) => open.listen(0, '127.0.0.1', done));
  const address: AddressInfo | string | null = open.address();
  return typeof address === 'object' && address ? String(address.port) : '';
}

test('a certificate of an unknown issuer is named in the error', async () => {
  const secure = await openMailReceiver({ tls: 'implicit' });
  closing.push(secure);
  const port = await listen((socket) => {
    socket.once('data', () => {
      socket.write('S');
      const behind = connect(Number(new URL(secure.url).port), '127.0.0.1').on(
        'error',
        () => undefined,
      );
      socket.pipe(behind).pipe(socket);
    });
  });
  expect(await saidOf({ port, search: '?sslmode=verify-full' })).toMatch(/CERT.*sslrootcert/);
});
