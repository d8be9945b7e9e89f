import type { Fact } from '../mail/render-mail.ts';

/** The body of a webhook: type, time and data, as Standard Webhooks recommends. */
export interface WebhookEvent {
  type: string;
  /** ISO 8601: when it happened, not when it was sent. */
  timestamp: string;
  data: Readonly<Record<string, unknown>>;
}

/** An event, and its text for people, in the owner's language. */
export interface Notification {
  event: WebhookEvent;
  title: string;
  rows: readonly Fact[];
  quote?: string;
}

/** Returns the body to post to `url`; undefined if the product cannot show the event. */
export const formats = {
  standard: ({ event }) => event,

  /** https://docs.slack.dev/messaging/sending-messages-using-incoming-webhooks */
  slack: (message) => ({ text: chatText(message, escapeSlack, (title) => `*${title}*`, 40_000) }),

  /** https://discord.com/developers/docs/resources/webhook#execute-webhook */
  discord: (message) => ({
    content: chatText(message, escapeDiscord, (title) => `**${title}**`, 2000),
    // Otherwise a visitor's text could mention everybody.
    allowed_mentions: { parse: [] },
  }),

  /** https://core.telegram.org/bots/api#sendmessage; the chat is named in the address. */
  telegram: (message, url) => ({
    chat_id: url.searchParams.get('chat_id'),
    // A word joiner after the @, so that it mentions nobody.
    text: chatText(message, (text) => text.replace(/(?<!\w)@/g, '@\u2060'), String, 4096),
    link_preview_options: { is_disabled: true },
  }),

  /** https://developers.google.com/apps-script/guides/web, with the script of docs/operating.md. */
  'google-sheets': ({ event: { type, timestamp, data } }) => {
    if (!type.startsWith('lead.')) return undefined;
    const { id, receivedAt = timestamp, attribution, ...fields } = data;
    const cells = Object.values(fields).map((value) => asCell(String(value ?? '')));
    return { type, id, row: [id, receivedAt, ...cells] };
  },
} satisfies Record<string, (message: Notification, url: URL) => unknown>;

export const webhookFormats = Object.keys(formats) as (keyof typeof formats)[];

/** Returns the text of a message, cut to the product's limit. */
function chatText(
  { title, rows, quote }: Notification,
  plain: (text: string) => string,
  emphasize: (text: string) => string,
  maxLength: number,
): string {
  const lines = rows.map(({ label, value }) => plain(`${label}: ${value}`));
  const text = [emphasize(plain(title)), ...lines, ...(quote ? ['', plain(quote)] : [])];
  const whole = text.join('\n');
  if (whole.length <= maxLength) return whole;
  // Half a surrogate pair at the end would be invalid text, which is refused.
  return `${whole.slice(0, maxLength - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}

function escapeSlack(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function escapeDiscord(text: string): string {
  // Discord takes a backslash into a bare link, which then leads nowhere.
  return text.replace(/(https?:\/\/[^\s\\`|<>[\]]+)|[\\*_~`|<>[\]#]/g, (part, link?: string) =>
    link ? part : `\\${part}`,
  );
}

/** Puts an apostrophe before text that a sheet would take for a formula, a number or a date. */
function asCell(text: string): string {
  return /^[=+\-@\t\r\d]/.test(text) ? `'${text}` : text;
}
