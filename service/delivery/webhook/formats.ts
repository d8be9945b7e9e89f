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
  /** Words of the visitor. */
  quote?: string;
}

export const webhookFormats = [
  'standard',
  'slack',
  'discord',
  'telegram',
  'google-sheets',
] as const;

export type WebhookFormat = (typeof webhookFormats)[number];

/**
 * What is posted for an event, by what takes it: undefined where it has no place for that. `url` is that
 * of `WEBHOOK_URL`.
 */
export const formats: Readonly<Record<WebhookFormat, (told: Tidings, url: URL) => unknown>> = {
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
    text: chatText(told, String, String, 4096),
    link_preview_options: { is_disabled: true },
  }),

  /** https://developers.google.com/apps-script/guides/web, with the script of docs/operating.md. */
  'google-sheets': ({ event: { type, timestamp, data } }) => {
    if (!type.startsWith('lead.')) return undefined;
    const { id, receivedAt = timestamp, attribution, ...fields } = data;
    const cells = [id, receivedAt, ...Object.values(fields)];
    return { type, id, row: cells.map((cell) => asCell(String(cell ?? ''))) };
  },
};

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
  return whole.length > maxLength ? `${whole.slice(0, maxLength - 1)}…` : whole;
}

function escapeSlack(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function escapeDiscord(text: string): string {
  return text.replace(/[\\*_~`|<>[\]#]/g, '\\$&');
}

/** Text that a sheet would run as a formula is shown as it is behind an apostrophe. */
function asCell(text: string): string {
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
}
