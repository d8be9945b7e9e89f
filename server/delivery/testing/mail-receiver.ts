import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail extends Email {
  recipients: readonly string[];
  raw: string;
}

export interface MailReceiver {
  url: string;
  mails: readonly ReceivedMail[];
  /** Answers `RCPT TO` of these addresses with the SMTP reply code. */
  refuse(address: string, code: number): void;
  /** From now on data are taken and never answered. */
  hang(): void;
  /** Connections that are open now. */
  connections(): number;
  close(): Promise<void>;
}

/** A real SMTP server on loopback that keeps what it is sent. */
export async function openMailReceiver(): Promise<MailReceiver> {
  const mails: ReceivedMail[] = [];
  const refused = new Map<string, number>();
  let hanging = false;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onRcptTo(address, _session, done) {
      const code = refused.get(address.address);
      if (code === undefined) return done();
      done(Object.assign(new Error(`${address.address} is not here`), { responseCode: code }));
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        if (hanging) return;
        const raw = Buffer.concat(chunks);
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        mails.push({ ...(await PostalMime.parse(raw)), recipients, raw: raw.toString('latin1') });
        done();
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const address = server.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    refuse: (to, code) => refused.set(to, code),
    hang() {
      hanging = true;
    },
    connections: () => server.connections.size,
    close() {
      for (const connection of server.connections) connection.close();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
