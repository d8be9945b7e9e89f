import { createTransport } from 'nodemailer';
import { type Finding, fail, pass } from './finding.ts';

const timeoutMs = 10_000;

/** Connects to the mail server and logs in, as far as one can go without sending a mail. */
export async function checkMailServer(url: string): Promise<Finding> {
  const { host } = new URL(url);
  const transport = createTransport({
    url,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
  });
  try {
    await transport.verify();
    return pass('services', `the mail server ${host} answers and lets us in`);
  } catch (error) {
    const text = error instanceof Error ? error.message.split('\n')[0] : 'no reason given';
    return fail(
      'services',
      `the mail server ${host} does not: ${text}`,
      'correct host, port, user and password in SMTP_URL',
    );
  } finally {
    transport.close();
  }
}
