import { createServer } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { expect, onTestFinished, test } from 'vitest';
import type { Finding } from './finding.ts';
import { checkMailServer } from './mail-server.ts';

const envelope = { from: 'oi@aurora.com.br', to: 'vendas@aurora.com.br' };
const wrongPassword = 'wrong-one';

/** A real mail server on loopback; what it is given as data is counted. */
async function open(options: SMTPServerOptions = {}): Promise<{ port: number; mails: string[] }> {
  const mails: string[] = [];
  const server = new SMTPServer({
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onAuth: ({ password }, _, done) =>
      password === 'right'
        ? done(null, { user: 'u' })
        : // As a careless server would.
          done(Object.assign(new Error(`${password} is wrong`), { responseCode: 535 })),
    onData(stream, _, done) {
      mails.push('data');
      stream.resume().on('end', () => done());
    },
    ...options,
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const address = server.server.address();
  return { port: typeof address === 'object' && address ? address.port : 0, mails };
}

const refusal = (responseCode: number) => Object.assign(new Error('no'), { responseCode });

async function failure(url: string): Promise<Finding> {
  const findings = await checkMailServer(url, envelope);
  expect(findings).toEqual([expect.objectContaining({ outcome: 'fail' })]);
  return findings[0] ?? expect.fail();
}

test('a mail server that lets us in and takes sender and recipient is good, and gets no mail', async () => {
  const { port, mails } = await open();
  const findings = await checkMailServer(`smtp://user:right@127.0.0.1:${port}`, envelope);
  expect(findings.map(({ outcome }) => outcome)).toEqual(['pass']);
  expect(findings[0]?.what).toContain('none was sent');
  expect(mails).toEqual([]);
});

test('whether a server without a login passes on mail to visitors is left to be tried', async () => {
  const { port } = await open({ authOptional: true });
  const findings = await checkMailServer(`smtp://127.0.0.1:${port}`, envelope);
  expect(findings.map(({ outcome }) => outcome)).toEqual(['pass', 'note']);
});

test('a server that wants a login which SMTP_URL lacks takes no mail from us', async () => {
  const { port } = await open();
  const { what, todo } = await failure(`smtp://127.0.0.1:${port}`);
  expect(what).toContain('SMTP 530 at MAIL FROM');
  expect(todo).toContain('smtp://user:password@');
});

test('a server that refuses the sender is told of with MAIL_FROM', async () => {
  const { port } = await open({ onMailFrom: (_, __, done) => done(refusal(550)) });
  const { what, todo } = await failure(`smtp://user:right@127.0.0.1:${port}`);
  expect(what).toContain('SMTP 550 at MAIL FROM');
  expect(todo).toContain('MAIL_FROM');
});

test('a server that refuses the owner’s mailbox is told of with NOTIFY_TO', async () => {
  const { port } = await open({ onRcptTo: (_, __, done) => done(refusal(550)) });
  const { what, todo } = await failure(`smtp://user:right@127.0.0.1:${port}`);
  expect(what).toContain('SMTP 550 at RCPT TO');
  expect(todo).toContain('NOTIFY_TO');
});

test('a server that says later is to be asked later', async () => {
  const { port } = await open({ onRcptTo: (_, __, done) => done(refusal(451)) });
  const { todo } = await failure(`smtp://user:right@127.0.0.1:${port}`);
  expect(todo).toContain('again');
});

test('a refused password is blamed, and not shown, though the server repeats it', async () => {
  const { port } = await open();
  const finding = await failure(`smtp://user:${wrongPassword}@127.0.0.1:${port}`);
  expect(finding.what).toContain('SMTP 535 at AUTH');
  expect(finding.todo).toContain('user and password');
  expect(JSON.stringify(finding)).not.toContain(wrongPassword);
});

test.each([true, false])(
  'the certificate is blamed, not the address (TLS from the first byte: %s)',
  async (secure) => {
    // The one that smtp-server brings is expired and self-signed.
    const { port } = await open({ secure, disabledCommands: [], authOptional: true });
    const finding = await failure(`smtp${secure ? 's' : ''}://user:right@127.0.0.1:${port}`);
    expect(finding.what).toMatch(/certificate.*(?:CERT_HAS_EXPIRED|SELF_SIGNED)/);
    expect(finding.todo).not.toMatch(/password|port/);
  },
);

test('smtps:// against a plain port is explained without the debris of OpenSSL', async () => {
  const { port } = await open();
  const { what, todo } = await failure(`smtps://user:right@127.0.0.1:${port}`);
  expect(what).toContain('does not speak TLS from the first byte');
  expect(what).not.toContain('routines');
  expect(todo).toContain('?requireTLS=true');
});

test('a server that offers no TLS where it is required is told of', async () => {
  const { port } = await open();
  const { todo } = await failure(`smtp://user:right@127.0.0.1:${port}?requireTLS=true`);
  expect(todo).toContain('465');
});

test('a port where nobody listens is told of in a sentence', async () => {
  const closed = createServer();
  await new Promise<void>((resolve) => closed.listen(0, '127.0.0.1', resolve));
  const address = closed.address();
  await new Promise((resolve) => closed.close(resolve));
  const port = typeof address === 'object' && address ? address.port : 0;
  const { what, todo } = await failure(`smtp://127.0.0.1:${port}`);
  expect(what).toMatch(/^the mail server 127\.0\.0\.1:\d+ cannot be reached: .*ECONNREFUSED/);
  expect(todo).toContain('host and port');
});
