import { createServer } from 'node:http';
import { Webhook } from 'standardwebhooks';
import { expect, onTestFinished, test, vi } from 'vitest';
import {
  openWebhookReceiver,
  type WebhookReceiver,
} from '../../service/delivery/testing/webhook-receiver.ts';
import { checkWebhook } from './webhook-receiver.ts';

const secret = `whsec_${Buffer.alloc(24, 7).toString('base64')}`;
const settings = (url: string) => ({ url, secrets: [secret], allowPrivate: true });

async function open(): Promise<WebhookReceiver> {
  const receiver = await openWebhookReceiver();
  onTestFinished(() => receiver.close());
  return receiver;
}

test('a webhook is left alone unless the owner says so', async () => {
  const receiver = await open();
  expect((await checkWebhook(settings(receiver.url), false, Date.now())).outcome).toBe('note');
  expect(receiver.posts).toEqual([]);
});

test('a webhook gets an event whose signature it can check', async () => {
  const receiver = await open();
  expect((await checkWebhook(settings(receiver.url), true, Date.now())).outcome).toBe('pass');
  const [post] = receiver.posts;
  const headers = Object.fromEntries(
    Object.entries(post?.headers ?? {}).map(([name, value]) => [name, String(value)]),
  );
  expect(new Webhook(secret).verify(post?.body ?? '', headers)).toMatchObject({ data: {} });
});

test.each([
  [401, /HTTP 401/, /WEBHOOK_SECRET/],
  [302, /redirects are not followed/, /final address/],
  [410, /HTTP 410/, /switches the webhook off/],
])('a receiver that answers %i is told of with its cause', async (status, what, todo) => {
  const receiver = await open();
  receiver.answerWith((response) => void response.writeHead(status, { location: '/' }).end());
  const finding = await checkWebhook(settings(receiver.url), true, Date.now());
  expect(finding).toMatchObject({ outcome: 'fail', what: expect.stringMatching(what) });
  expect(finding.todo).toMatch(todo);
});

test('a private address is told of with the variable that allows it', async () => {
  const receiver = await open();
  const webhook = { ...settings(receiver.url), allowPrivate: false };
  const finding = await checkWebhook(webhook, true, Date.now());
  expect(finding.outcome).toBe('fail');
  expect(finding.todo).toContain('WEBHOOK_ALLOW_PRIVATE=1');
  expect(finding.todo).not.toContain('start the receiver');
});

test('https against a plain port is explained', async () => {
  const receiver = await open();
  const url = receiver.url.replace('http:', 'https:');
  const finding = await checkWebhook(settings(url), true, Date.now());
  expect(finding.what).toContain('speaks no TLS');
  expect(finding.what).not.toContain('routines');
});

test('a receiver that does not run is told of in a sentence', async () => {
  const gone = createServer();
  await new Promise<void>((resolve) => gone.listen(0, '127.0.0.1', resolve));
  const address = gone.address();
  await new Promise((resolve) => gone.close(resolve));
  const port = typeof address === 'object' && address ? address.port : 0;
  const finding = await checkWebhook(settings(`http://127.0.0.1:${port}`), true, Date.now());
  expect(finding.what).toContain('ECONNREFUSED');
  expect(finding.todo).toContain('start the receiver');
});

test.each([
  [29_000, 'pass'],
  [31_000, 'fail'],
])('a receiver has as long as the service gives it: %i ms, %s', async (ms, outcome) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const receiver = await open();
  receiver.answerWith((response) => {
    vi.advanceTimersByTime(ms);
    response.end();
  });
  const finding = await checkWebhook(settings(receiver.url), true, Date.now());
  expect(finding.outcome).toBe(outcome);
  if (outcome === 'fail') expect(finding.what).toContain('no answer within 30 s');
});
