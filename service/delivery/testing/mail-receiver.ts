import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

interface ReceivedMail extends Email {
  recipients: readonly string[];
  raw: string;
}

type Step = 'RCPT TO' | 'end of DATA';

export interface MailReceiver {
  url: string;
  mails: readonly ReceivedMail[];
  /** Answers a step of mails to the address with the SMTP reply code (and a sentence). */
  refuse(address: string, code: number, sentence?: string, step?: Step): void;
  /** Accepts mails to the address again. */
  accept(address: string): void;
  /** From now on, the step (by default the end of the mail) gets no answer. */
  hang(step?: Step): void;
  /** Answers all pending steps, and all later ones. */
  answer(): void;
  /** Number of commands and mails without an answer. */
  hanging(): number;
  /** Number of open connections. */
  connections(): number;
  /** Closes all connections abruptly, like a server that crashes. */
  dropConnections(): void;
  close(): Promise<void>;
}

/**
 * Opens a real SMTP server on loopback that records its mails. `tls`: with a self-signed certificate, from
 * the first byte or after STARTTLS.
 */
export async function openMailReceiver({
  tls = 'none' as 'none' | 'implicit' | 'starttls',
} = {}): Promise<MailReceiver> {
  const mails: ReceivedMail[] = [];
  const refused = new Map<string, { responseCode: number; sentence: string; step: Step }>();
  function refusal(address: string, step: Step): Error | null {
    const found = refused.get(address);
    if (found?.step !== step) return null;
    return Object.assign(new Error(found.sentence), { responseCode: found.responseCode });
  }
  let hangingAt: string | undefined;
  const unanswered: (() => void)[] = [];
  const server = new SMTPServer({
    authOptional: true,
    secure: tls === 'implicit',
    disabledCommands: tls === 'starttls' ? ['AUTH'] : ['STARTTLS', 'AUTH'],
    logger: false,
    onRcptTo(address, _session, done) {
      if (hangingAt === 'RCPT TO') return void unanswered.push(done);
      done(refusal(address.address, 'RCPT TO'));
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        const raw = Buffer.concat(chunks);
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        const [refused] = recipients.flatMap((to) => refusal(to, 'end of DATA') ?? []);
        if (refused) return done(refused);
        const mail = await PostalMime.parse(raw);
        const take = () => {
          mails.push({ ...mail, recipients, raw: raw.toString('latin1') });
          done();
        };
        if (hangingAt === 'end of DATA') unanswered.push(take);
        else take();
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const address = server.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `${tls === 'implicit' ? 'smtps' : 'smtp'}://127.0.0.1:${port}`,
    mails,
    refuse(to, responseCode, sentence = `${to} is not here`, step = 'RCPT TO') {
      refused.set(to, { responseCode, sentence, step });
    },
    accept: (to) => refused.delete(to),
    hang(step = 'end of DATA') {
      hangingAt = step;
    },
    answer() {
      hangingAt = undefined;
      for (const done of unanswered.splice(0)) done();
    },
    hanging: () => unanswered.length,
    connections: () => server.connections.size,
    dropConnections() {
      for (const connection of server.connections) connection._socket.destroy();
    },
    close() {
      for (const connection of server.connections) connection.close();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
