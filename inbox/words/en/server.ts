import type { server as ptBR } from '../pt-BR/server.ts';
import type { Spoken } from '../spoken.ts';

/** Words that only the server needs. */
export const server: Spoken<typeof ptBR> = {
  /** Mails to the company's people: an invitation, and a link to sign in; `{site}` is the company's name. */
  mails: {
    kicker: 'Inbox',
    invitation: {
      subject: 'Your invitation to the {site} inbox',
      preview: 'The link works once and expires after 24 hours.',
      title: 'You are invited to the inbox',
      text: 'It holds the messages sent through the {site} website: read them, reply and follow each one up, on a phone or a computer. Open the link on the device you use; it works once and expires after 24 hours.',
      action: 'Accept the invitation',
      footer:
        'Whoever runs the {site} website invited this address. If you were not expecting it, ignore this email: unless somebody uses the link, nothing happens.',
    },
    'sign-in': {
      subject: 'Your sign-in link for {site}',
      preview: 'It works once and expires after 15 minutes.',
      title: 'Sign in to the inbox',
      text: 'Open the link on the device you want to sign in on. It works once and expires after 15 minutes.',
      action: 'Sign in',
      footer:
        'Somebody asked for this link on the {site} sign-in page. If it was not you, ignore this email and do not pass the link on.',
    },
  },
  /** The morning reminder about late answers. */
  overdue: {
    kicker: 'Inbox',
    title: (n) =>
      n === 1
        ? '1 lead is waiting for the promised answer'
        : `${n.toLocaleString('en-GB')} leads are waiting for the promised answer`,
    text: 'The site promises an answer within one working day. These leads have been waiting longer:',
    promised: (when) => `promised by ${when}`,
    more: (n) => (n === 1 ? 'And 1 more.' : `And ${n.toLocaleString('en-GB')} more.`),
    action: 'Open the inbox',
    footer:
      'This email is sent at most once a working day, at nine, and only if an answer is late. A lead leaves the list once it is no longer new.',
  },
  /** Messages for refused requests. */
  problems: {
    invalid: 'A field was not filled in correctly. Check the fields and try again.',
    'not-json': 'The server did not understand the request. Reload the page and try again.',
    'signed-out': 'Your session has ended. Please sign in again.',
    'link-used': 'This link has already been used or has expired. Ask for a new one.',
    'passkey-refused': 'We do not recognise this passkey. Sign in with a link by email.',
    'other-origin':
      'This request came from another site and was not accepted. Open the inbox at its own address.',
    'owners-only': 'Only owners can do that.',
    'not-found': 'This no longer exists. Somebody may have erased it.',
    'no-such-method': 'That cannot be done here.',
    conflict: 'Somebody else changed this first. See how it is now.',
    'nobody-to-write-to':
      'Nobody would get this letter: it has no text in a language with subscribers.',
    'too-large': 'The text is too long. Shorten it and try again.',
    'too-many': 'Too many attempts. Wait a few minutes and try again.',
    unavailable: 'That did not work just now, and nothing has changed. Try again shortly.',
  },
  /** Template of replies until the owners write their own. */
  template: {
    subject: 'About your message',
    text: 'Hello {person},\n\nThank you for getting in touch. \n\nBest regards,\n{me}',
  },
};
