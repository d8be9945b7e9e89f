import type { SMTPTransportOptions } from 'nodemailer/lib/smtp-transport';

/** How far a conversation with a mail server has come. */
export interface SmtpSteps {
  /** Nodemailer's options: its log says what it does, of which only the step is kept. */
  options: Pick<SMTPTransportOptions, 'logger' | 'transactionLog'>;
  /** The step that waits: `CONN`, `greeting`, a command, or `end of DATA` once the mail is sent. */
  step(): string;
}

/** The commands of RFC 5321 §4.1.1, RFC 3207 and RFC 4954; nothing that follows them. */
const command = /^(?:EHLO|HELO|STARTTLS|AUTH|MAIL FROM|RCPT TO|DATA)\b/;

/** Watches one conversation, because nodemailer names every timeout `CONN`. */
export function watchSteps(): SmtpSteps {
  let step = 'CONN';
  // Several commands may be sent at once; answers come in their order (RFC 2920).
  const unanswered: string[] = [];
  return {
    options: {
      transactionLog: true,
      logger: {
        debug({ tnx }: LogEntry, text: unknown) {
          // A line that is no command continues a login.
          if (tnx === 'client') unanswered.push(command.exec(String(text))?.[0] ?? 'AUTH');
          if (tnx === 'server') step = unanswered.shift() ?? step;
        },
        info({ tnx, remoteAddress }: LogEntry) {
          if (tnx === 'network' && remoteAddress !== undefined) unanswered.push('greeting');
          if (tnx === 'message') unanswered.push('end of DATA');
        },
        // Without these, nodemailer would send them to the two above.
        warn() {},
        error() {},
        trace() {},
        fatal() {},
      },
    },
    step: () => unanswered[0] ?? step,
  };
}

interface LogEntry {
  tnx?: unknown;
  remoteAddress?: unknown;
}
