import { createTransport } from 'nodemailer';
import { smtpOptions } from '../../service/delivery/mail/mail-transport.ts';
import { readSmtpFailure } from '../../service/delivery/mail/smtp-failure.ts';
import { type Finding, fail, note, pass } from './finding.ts';

/** What to do, by the detail of the attempt; the first that fits. */
const remedies: readonly (readonly [sign: RegExp, todo: string])[] = [
  [
    /CERT/,
    'have whoever runs that server install a valid certificate, or write the host by the name in it',
  ],
  [/at STARTTLS|ERR_SSL_/, 'write SMTP_URL=smtps://…:465, or smtp://…:587?requireTLS=true'],
  [
    /SMTP 530/,
    'write user and password into SMTP_URL: smtp://user:password@host:587?requireTLS=true',
  ],
  [
    /at AUTH|\bEAUTH\b/,
    'correct user and password in SMTP_URL, with characters such as @ : / % as %40 %3A %2F %25',
  ],
];

/** Connects to the mail server and logs in. Its sentences are not shown: they may repeat a password. */
export async function checkMailServer(url: string): Promise<Finding[]> {
  const server = `the mail server ${new URL(url).host}`;
  const transport = createTransport(smtpOptions(url));
  try {
    await transport.verify();
    return [
      pass(`${server} answers${new URL(url).username ? ' and lets us in' : ''}`),
      note(
        'whether your mail reaches inboxes',
        'see that SPF, DKIM and DMARC of the domain in MAIL_FROM name your mail server, and send the form once on the live site',
      ),
    ];
  } catch (error) {
    const { detail } = readSmtpFailure(error);
    const [, todo = 'correct host and port in SMTP_URL, and let this machine reach them'] =
      remedies.find(([sign]) => sign.test(detail)) ?? [];
    return [fail(`${server} cannot be used: ${detail}`, todo)];
  } finally {
    transport.close();
  }
}
