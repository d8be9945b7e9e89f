import type { Fact } from '../mail/render-mail.ts';

/** The body of a webhook: type, time and data, as Standard Webhooks recommends. */
export interface WebhookEvent {
  type: string;
  /** ISO 8601: when it happened, not when it was sent. */
  timestamp: string;
  data: Readonly<Record<string, unknown>>;
}

/** An event, and how it is told to people: in the owner's language. */
export interface Tidings {
  event: WebhookEvent;
  title: string;
  rows: readonly Fact[];
  quote?: string;
}

/** What is posted for an event to `url`; undefined where the product has no place for it. */
export const formats = {
  standard: ({ event }) => event,

  /** https://docs.slack.dev/messaging/sending-messages-using-incoming-webhooks */
  slack: (told) => ({ text: chatText(told, escapeSlack, (title) => `*${title}*`, 40_000) }),

  /** https://discord.com/developers/docs/resources/webhook#execute-webhook */
  discord: (told) => ({
    content: chatText(told, escapeDiscord, (title) => `**${title}**`, 2000),
    // Or a visitor's words could call everybody.
    allowed_mentions: { parse: [] },
  }),

  /** https://core.telegram.org/bots/api#sendmessage; the chat is named in the address. */
  telegram: (told, url) => ({
    chat_id: url.searchParams.get('chat_id'),
    // Somebody's name behind an @ would call them, unless something unseen stands between.
    text: chatText(told, (text) => text.replace(/(?<!\w)@/g, '@\u2060'), String, 4096),
    link_preview_options: { is_disabled: true },
  }),

  /** https://developers.google.com/apps-script/guides/web, with the script of docs/operating.md. */
  'google-sheets': ({ event: { type, timestamp, data } }) => {
    if (!type.startsWith('lead.')) return undefined;
    const { id, receivedAt = timestamp, attribution, ...fields } = data;
    const cells = Object.values(fields).map((value) => asCell(String(value ?? '')));
    return { type, id, row: [id, receivedAt, ...cells] };
  },
} satisfies Record<string, (told: Tidings, url: URL) => unknown>;

export const webhookFormats = Object.keys(formats) as (keyof typeof formats)[];

/** The text of a message; what is beyond the product's limit is cut off. */
function chatText(
  { title, rows, quote }: Tidings,
  plain: (text: string) => string,
  emphasize: (text: string) => string,
  maxLength: number,
): string {
  const lines = rows.map(({ label, value }) => plain(`${label}: ${value}`));
  const text = [emphasize(plain(title)), ...lines, ...(quote ? ['', plain(quote)] : [])];
  const whole = text.join('\n');
  if (whole.length <= maxLength) return whole;
  // Half an emoji at the end would be no text any more, which is refused.
  return `${whole.slice(0, maxLength - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}

function escapeSlack(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function escapeDiscord(text: string): string {
  return text.replace(/[\\*_~`|<>[\]#]/g, '\\$&');
}

/** Text that a sheet would run as a formula, or take for a number or a date, stays behind an apostrophe. */
function asCell(text: string): string {
  return /^[=+\-@\t\r\d]/.test(text) ? `'${text}` : text;
}
