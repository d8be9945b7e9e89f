import type { SendMailOptions } from 'nodemailer';
import type { OutgoingMail } from './outgoing-mail.ts';

/** The mail in nodemailer's terms. Addresses go in as objects, so that none is parsed as a list. */
export function messageOptions(mail: OutgoingMail): SendMailOptions {
  return {
    messageId: mail.messageId,
    date: mail.date,
    from: mail.from,
    to: { name: '', address: mail.to },
    ...(mail.replyTo && { replyTo: mail.replyTo }),
    subject: mail.subject,
    html: mail.html,
    text: mail.text,
    textEncoding: 'quoted-printable',
    headers: mail.headers,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
