import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  startTestPostgres,
  type TestPostgres,
} from '../../service/storage/testing/test-postgres.ts';
import { checkDatabase } from './database.ts';

let server: TestPostgres;

beforeAll(async () => {
  server = await startTestPostgres();
}, 60_000);
afterAll(() => server.remove(), 60_000);

test.each([
  ['/nosite', /3D000: .*nosite/, /create/],
  ['?sslmode=verify-full', /no TLS/, /sslmode/],
])('a database at %s is judged in the words of the server', async (end, what, todo) => {
  const location = new URL(end, await server.createDatabase()).href;
  expect(await checkDatabase({ engine: 'postgres', location }, Date.now())).toEqual([
    {
      area: 'services',
      outcome: 'fail',
      what: expect.stringMatching(what),
      todo: expect.stringMatching(todo),
    },
  ]);
});
