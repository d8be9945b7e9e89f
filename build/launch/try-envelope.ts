import { domainToASCII } from 'node:url';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import SMTPTransport from 'nodemailer/lib/smtp-transport';
import { smtpOptions } from '../../service/delivery/mail/smtp-transport.ts';

/** Mail addresses, without names. */
export interface Envelope {
  from: string;
  to: string;
}

/** The server refused a step; named as nodemailer names it, to be read alike. */
class RefusedStep extends Error {
  readonly command: string;
  readonly responseCode: number;

  constructor(command: string, responseCode: number) {
    super(`${command} was refused with ${responseCode}`);
    this.command = command;
    this.responseCode = responseCode;
  }
}

/**
 * Goes as far with a mail server as one can without sending: connects, logs in where the service would,
 * names sender and recipient, and leaves before any data. Rejects where the server refuses a step.
 */
export async function tryEnvelope(url: string, envelope: Envelope): Promise<{ loggedIn: boolean }> {
  const transport = new SMTPTransport(smtpOptions(url));
  let refused: RefusedStep | undefined;
  const connection = new SMTPConnection({
    ...transport.options,
    // nodemailer lets nobody but a login method of one's own send single commands.
    customAuth: {
      ENVELOPE: async ({ sendCommand }) => {
        for (const [command, address] of [
          ['MAIL FROM', envelope.from],
          ['RCPT TO', envelope.to],
        ] as const) {
          const { status } = await sendCommand(`${command}:<${asciiDomain(address)}>`);
          if (status >= 200 && status < 300) continue;
          refused = new RefusedStep(command, status);
          return;
        }
      },
    },
  });
  const broken = new Promise<never>((_, reject) => {
    connection.on('error', reject);
    connection.on('end', () => reject(new Error('The connection was closed')));
  });

  async function converse(): Promise<{ loggedIn: boolean }> {
    await settled((done) => connection.connect(done));
    const auth = transport.getAuth({});
    const loggedIn = Boolean(auth && connection.allowsAuth);
    if (auth && loggedIn) await settled((done) => connection.login(auth, done));
    await settled((done) => connection.login({ method: 'ENVELOPE' }, done));
    if (refused) throw refused;
    return { loggedIn };
  }

  try {
    const result = await Promise.race([broken, converse()]);
    connection.quit();
    return result;
  } catch (error) {
    connection.close();
    throw error;
  }
}

function settled(run: (done: (error?: Error | null) => void) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    run((error) => (error ? reject(error) : resolve()));
  });
}

/** As nodemailer writes an address of a domain with accents. */
function asciiDomain(address: string): string {
  const at = address.lastIndexOf('@') + 1;
  const domain = address.slice(at);
  // An address of numbers in brackets is no domain, and gives nothing.
  return address.slice(0, at) + (domainToASCII(domain) || domain);
}
