import { expect, test } from 'vitest';
import { memoryLog } from '../delivery/testing/memory-log.ts';
import { parseEnv } from '../env.ts';
import { createBaseApp } from './base-app.ts';

/** An app whose requests wait until the test releases them. */
function slowApp(limits: { atOnce: number; deadlineMs: number }) {
  const held: (() => void)[] = [];
  const log = memoryLog();
  const app = createBaseApp(parseEnv({}), log, limits);
  app.all('*', async (c) => {
    await new Promise<void>((resolve) => held.push(resolve));
    return c.text('done');
  });
  return { app, held, log };
}

async function problemOf(response: Response): Promise<unknown[]> {
  const { error } = await response.json();
  return [response.status, Number(response.headers.get('retry-after')) > 0, typeof error];
}

test('requests beyond the limit are asked to retry, until others have ended', async () => {
  const { app, held } = slowApp({ atOnce: 2, deadlineMs: 5000 });
  const calls = [app.request('/'), app.request('/')];
  await expect.poll(() => held.length).toBe(2);
  expect(await problemOf(await app.request('/'))).toEqual([503, true, 'string']);
  // A busy site must not be restarted.
  expect((await app.request('/healthz')).status).toBe(200);
  for (const release of held.splice(0)) release();
  for (const call of calls) expect((await call).status).toBe(200);
  const next = app.request('/');
  await expect.poll(() => held.length).toBe(1);
  held[0]?.();
  expect((await next).status).toBe(200);
});

test('many readiness checks are answered and keep no lead out', async () => {
  const { app, held } = slowApp({ atOnce: 1, deadlineMs: 5000 });
  const asked = ['/readyz', '/readyz', '/api/leads', '/readyz'].map((path) => app.request(path));
  await expect.poll(() => held.length).toBe(4);
  for (const release of held) release();
  for (const answer of await Promise.all(asked)) expect(answer.status).toBe(200);
});

test('each request is answered by its deadline, and counts until its work is done', async () => {
  const { app, held } = slowApp({ atOnce: 2, deadlineMs: 100 });
  const began = performance.now();
  const late = await Promise.all([app.request('/'), app.request('/')]);
  expect(performance.now() - began).toBeLessThan(1000);
  for (const answer of late) expect(await problemOf(answer)).toEqual([503, true, 'string']);
  await app.request('/');
  expect(held).toHaveLength(2);
});

test('a slow body does not count towards the limit, and its sender gets the timeout', async () => {
  const { app, held } = slowApp({ atOnce: 1, deadlineMs: 500 });
  const body = new ReadableStream({ start: (controller) => controller.enqueue(new Uint8Array(1)) });
  const post = { method: 'POST', body, duplex: 'half' };
  const slow = app.request(new Request('http://site/', post));
  const other = app.request('/');
  await expect.poll(() => held.length).toBe(1);
  held[0]?.();
  expect((await other).status).toBe(200);
  expect(await problemOf(await slow)).toEqual([503, true, 'string']);
});

test('an aborted request is no error of ours', async () => {
  const { app, log } = slowApp({ atOnce: 1, deadlineMs: 500 });
  const body = new ReadableStream({
    start: (controller) => controller.error(new Error('aborted')),
  });
  const post = { method: 'POST', body, duplex: 'half' };
  expect((await app.request(new Request('http://site/', post))).status).toBe(400);
  expect(log.text()).toBe('');
});
