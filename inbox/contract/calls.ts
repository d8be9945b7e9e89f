/** Addresses of the inbox's API. All except the first three require a session. */
export const calls = {
  /** POST `{email}`: 202, the same for known and unknown addresses. */
  requestLink: '/inbox/api/sign-in/link',
  /** POST `{token}` of an invitation or link: 200 `Session` and cookie; 403 if used, expired or unknown. */
  enter: '/inbox/api/sign-in/enter',
  /** POST: options of WebAuthn; POST `…/answer` with the browser's answer: 200 `Session`. */
  passkeySignIn: '/inbox/api/sign-in/passkey',
  /** GET `Session`, 401 without; PATCH `{name, language}`; DELETE signs out. */
  session: '/inbox/api/session',
  /** GET `Device[]`; DELETE `/:id` ends one. */
  sessions: '/inbox/api/sessions',
  /** GET `Passkey[]`; POST `/options`, POST `{answer, label}`; DELETE `/:id`. */
  passkeys: '/inbox/api/passkeys',
  /** GET `AuditEntry[]`, owners only. */
  audit: '/inbox/api/audit',
  /** GET `LeadPage` by `LeadQuery`; for `/:id` and below see `LeadDetail`. */
  leads: '/inbox/api/leads',
  /** GET `Counts`. */
  counts: '/inbox/api/counts',
  /** GET text/event-stream: `ready` first, then `new`, `changed` and `erased` with a lead's id. */
  events: '/inbox/api/events',
  /** GET, PUT `Templates`. */
  templates: '/inbox/api/templates',
  /** GET CSV of the matching leads, owners only; the same query as `leads`. */
  export: '/inbox/api/export',
  letters: '/inbox/api/letters',
  /** GET `Numbers`, `?weeks=12`. */
  numbers: '/inbox/api/numbers',
} as const;

/** Header for the search in `leads` and `export`, which must not be in the address. */
export const searchHeader = 'X-Search';

/** Header with the id of the person whose inbox a page shows; a request in another's session is refused. */
export const personHeader = 'X-Person';
