/** Addresses of the inbox's calls, below `/inbox/api`. All but the first three need a session. */
export const calls = {
  /** POST `{email}`: 202 always the same. */
  requestLink: '/inbox/api/sign-in/link',
  /** POST `{token}` of an invitation or a link: 200 `Session` and the cookie; 403 used, old or unknown. */
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
  /** GET `LeadPage` by `LeadQuery`; below `/:id` what is said at `LeadDetail`. */
  leads: '/inbox/api/leads',
  /** GET `Counts`. */
  counts: '/inbox/api/counts',
  /** GET text/event-stream: `ready` at its begin, then `new` and `changed` with a lead's id. */
  events: '/inbox/api/events',
  /** GET, PUT `Templates`. */
  templates: '/inbox/api/templates',
  /** GET CSV of what is shown, owners only; the same query as `leads`. */
  export: '/inbox/api/export',
  letters: '/inbox/api/letters',
  /** GET `Numbers`, `?weeks=12`. */
  numbers: '/inbox/api/numbers',
} as const;

/** Of a search in `leads` and `export`: what somebody looks for must not stand in an address. */
export const searchHeader = 'X-Search';
