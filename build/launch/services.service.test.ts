import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { Webhook } from 'standardwebhooks';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openWebhookReceiver } from '../../service/delivery/testing/webhook-receiver.ts';
import { openTestStore } from '../../service/storage/testing/open-test-store.ts';
import { checkDatabase, checkMailServer, checkVerificationKeys, checkWebhook } from './services.ts';

/** The port of a listening server. */
function portOf(address: ReturnType<ReturnType<typeof createServer>['address']>): number {
  return typeof address === 'object' && address ? address.port : expect.fail('It has no port.');
}

describe('the mail server', () => {
  /** Starts a real SMTP server, which (as bad ones do) repeats a wrong password in its response. */
  async function openMailServer(options: SMTPServerOptions = {}): Promise<string> {
    const server = new SMTPServer({
      allowInsecureAuth: true,
      disabledCommands: ['STARTTLS'],
      logger: false,
      onAuth: ({ password }, _, done) =>
        password === 'right'
          ? done(null, { user: 'u' })
          : done(Object.assign(new Error(`${password} is wrong`), { responseCode: 535 })),
      ...options,
    });
    server.on('error', () => undefined);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
    onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
    return `127.0.0.1:${portOf(server.server.address())}`;
  }

  test('that accepts the login passes', async () => {
    const [finding] = await checkMailServer(`smtp://user:right@${await openMailServer()}`);
    expect(finding).toMatchObject({ outcome: 'pass', remark: { sentence: 'mailLetsIn' } });
  });

  test('that refuses the password is reported without it', async () => {
    const findings = await checkMailServer(`smtp://user:wrong-one@${await openMailServer()}`);
    expect(findings).toMatchObject([
      {
        outcome: 'fail',
        remark: { sentence: 'mailFails', values: { why: expect.stringContaining('535') } },
      },
    ]);
    expect(JSON.stringify(findings)).not.toContain('wrong-one');
  });

  test('with an invalid certificate is reported as such', async () => {
    // The certificate that comes with smtp-server is expired and self-signed.
    const host = await openMailServer({ secure: true, disabledCommands: [] });
    const [finding] = await checkMailServer(`smtps://user:right@${host}`);
    expect(finding).toMatchObject({
      outcome: 'fail',
      remark: { sentence: 'mailFails', values: { why: expect.stringContaining('CERT') } },
    });
  });

  test('without the requested TLS fails', async () => {
    const host = await openMailServer();
    for (const url of [`smtps://user:right@${host}`, `smtp://u:right@${host}?requireTLS=true`]) {
      expect(await checkMailServer(url)).toMatchObject([
        { outcome: 'fail', remark: { sentence: 'mailFails' } },
      ]);
    }
  });

  test('that is not running is reported with the cause', async () => {
    expect(await checkMailServer('smtp://127.0.0.1:1')).toMatchObject([
      {
        outcome: 'fail',
        remark: { sentence: 'mailFails', values: { why: expect.stringContaining('ECONNREFUSED') } },
      },
    ]);
  });
});

describe('the webhook', () => {
  const secret = `whsec_${Buffer.alloc(24, 7).toString('base64')}`;
  const settings = (url: string) => ({
    url,
    secrets: [secret],
    format: 'standard' as const,
  });

  async function openReceiver() {
    const receiver = await openWebhookReceiver();
    onTestFinished(() => receiver.close());
    return receiver;
  }

  test('is not called unless the owner asks for it', async () => {
    const receiver = await openReceiver();
    expect((await checkWebhook(settings(receiver.url), false)).outcome).toBe('note');
    expect(receiver.posts).toEqual([]);
  });

  test('gets an event with a valid signature', async () => {
    const receiver = await openReceiver();
    expect((await checkWebhook(settings(receiver.url), true)).outcome).toBe('pass');
    const [post] = receiver.posts;
    const headers = Object.entries(post?.headers ?? {}).map(([name, value]) => [name, `${value}`]);
    expect(new Webhook(secret).verify(post?.body ?? '', Object.fromEntries(headers))).toMatchObject(
      { data: {} },
    );
  });

  test('that refuses the event is reported with its response', async () => {
    const receiver = await openReceiver();
    receiver.answerWith((response) => void response.writeHead(401).end());
    expect(await checkWebhook(settings(receiver.url), true)).toMatchObject({
      outcome: 'fail',
      remark: { sentence: 'webhookRefused', values: { why: expect.stringContaining('HTTP 401') } },
    });
  });
});

describe('the verification keys', () => {
  test.each([
    ['invalid-input-response', 'pass'],
    ['invalid-input-secret', 'fail'],
    ['invalid-keys', 'fail'],
  ])('of which Google says %s: %s', async (code, outcome) => {
    const answer = JSON.stringify({ success: false, 'error-codes': [code] });
    const server = createServer((_, response) => response.end(answer));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void server.close());
    const verifyUrl = `http://127.0.0.1:${portOf(server.address())}/siteverify`;
    const keys = { siteKey: 'k', secret: 's', scriptUrl: '', verifyUrl, hostnames: [] };
    expect((await checkVerificationKeys(keys)).outcome).toBe(outcome);
  });
});

describe('the database', () => {
  function newFolder(): string {
    const folder = mkdtempSync(join(tmpdir(), 'launch-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    return folder;
  }

  const check = (location: string) => checkDatabase({ engine: 'sqlite', location });

  test('that opens and accepts a row passes', async () => {
    const location = join(newFolder(), 'leads.sqlite');
    await (await openTestStore({ engine: 'sqlite', location })).close();
    expect((await check(location)).outcome).toBe('pass');
  });

  test('that does not exist yet passes, and is not created', async () => {
    const location = join(newFolder(), 'data/leads.sqlite');
    expect((await check(location)).outcome).toBe('pass');
    expect(existsSync(location)).toBe(false);
  });

  test('that is another kind of file is reported with what to do', async () => {
    const location = join(newFolder(), 'leads.sqlite');
    writeFileSync(location, 'These are no tables. '.repeat(100));
    const finding = await check(location);
    expect(finding).toMatchObject({
      outcome: 'fail',
      remark: { sentence: 'storeWrong', values: { why: expect.stringContaining(location) } },
    });
  });

  test('that cannot be reached is reported without its password', async () => {
    const location = 'postgres://user:hidden@127.0.0.1:1/none';
    const finding = await checkDatabase({ engine: 'postgres', location });
    expect(finding.outcome).toBe('fail');
    expect(JSON.stringify(finding)).not.toContain('hidden');
  });
});
