import { readSmtpFailure } from '../../service/delivery/mail/smtp-failure.ts';
import { type Advice, certificateAdvice } from './advice.ts';
import { type Finding, fail, note, pass } from './finding.ts';
import { type Envelope, tryEnvelope } from './try-envelope.ts';

const loginForm = 'smtp://user:password@host:587?requireTLS=true';

/** By the detail of the attempt; the first that fits. */
const advice: readonly Advice[] = [
  ...certificateAdvice,
  {
    sign: /\bERR_SSL_(?:WRONG_VERSION_NUMBER|PACKET_LENGTH_TOO_LONG)\b/,
    what: 'does not speak TLS from the first byte on that port',
    todo: `write SMTP_URL=${loginForm}, or keep smtps:// and name the server's TLS port, mostly 465`,
  },
  {
    sign: /at STARTTLS/,
    what: 'offers no TLS on that port',
    todo: 'write SMTP_URL=smtps://user:password@host:465, or name a server that does',
  },
  {
    sign: /SMTP 4\d\d/,
    what: 'takes no mail from us for now',
    todo: 'run this again in some minutes; if it stays so, ask whoever runs that server',
  },
  {
    sign: /SMTP 530/,
    what: 'takes no mail without a login',
    todo: `write user and password into SMTP_URL: ${loginForm}`,
  },
  {
    sign: /at AUTH|\bEAUTH\b/,
    what: 'refuses the login',
    todo: 'correct user and password in SMTP_URL, with characters such as @ : / % as %40 %3A %2F %25',
  },
  {
    sign: /at MAIL FROM/,
    what: 'does not let us send from MAIL_FROM',
    todo: 'set MAIL_FROM to an address for which that server lets you send',
  },
  {
    sign: /at RCPT TO/,
    what: 'takes no mail from us to NOTIFY_TO',
    todo: 'correct NOTIFY_TO, or log in with a user who may send to it',
  },
];

const unreachable = {
  what: 'cannot be reached',
  todo: 'correct host and port in SMTP_URL, and let this machine reach them (a TLS port, mostly 465, wants smtps://)',
};

/**
 * Asks the mail server whether it would take the owner's notices, and sends none. The server's
 * sentences are not shown: they may repeat a password.
 */
export async function checkMailServer(url: string, envelope: Envelope): Promise<Finding[]> {
  const server = `the mail server ${new URL(url).host}`;
  const mail = `mail from ${envelope.from} to ${envelope.to}`;
  try {
    const { loggedIn } = await tryEnvelope(url, envelope);
    const taken = pass(
      'services',
      `${server} ${loggedIn ? 'lets us in and ' : ''}takes ${mail} (none was sent)`,
    );
    if (loggedIn) return [taken];
    return [
      taken,
      note(
        'services',
        'whether it passes on mail to visitors’ addresses as well, for nobody logs in there',
        'send the form once on the live site, with an address of another domain',
      ),
    ];
  } catch (error) {
    const { detail } = readSmtpFailure(error);
    const { what, todo } = advice.find(({ sign }) => sign.test(detail)) ?? unreachable;
    return [fail('services', `${server} ${what}: ${detail}`, todo)];
  }
}
