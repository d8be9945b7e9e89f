import type { formats } from '../formats.ts';

/** Formats for a product, not for the owner's own receiver. */
export type Product = Exclude<keyof typeof formats, 'standard'>;

/**
 * What the products document about a post: the fields of its body, its limits, and the responses; each with
 * the pages that say so.
 */
interface Documented {
  /** Pages of the product's documentation. */
  sources: readonly string[];
  /** Fields that the body may have for text. */
  names: readonly string[];
  /** Longest text, in characters. */
  maxLength: number;
  answers: readonly DocumentedAnswer[];
}

interface DocumentedAnswer {
  status: number;
  headers?: Readonly<Record<string, string>>;
  body?: string;
  /** The state of the job afterwards. */
  state: 'delivered' | 'waiting' | 'dead';
  /** The text that `deliveries` shows to the owner. */
  detail: string;
}

const json = { 'content-type': 'application/json' };

export const documented = {
  slack: {
    sources: [
      'https://docs.slack.dev/messaging/sending-messages-using-incoming-webhooks',
      'https://docs.slack.dev/messaging/formatting-message-text',
      'https://docs.slack.dev/apis/web-api/rate-limits',
      'https://api.slack.com/changelog/2016-05-17-changes-to-errors-for-incoming-webhooks',
      'https://api.slack.com/changelog/2018-04-truncating-really-long-messages',
    ],
    names: ['text', 'blocks', 'attachments', 'thread_ts', 'mrkdwn', 'unfurl_links', 'unfurl_media'],
    // Slack cuts longer texts.
    maxLength: 40_000,
    answers: [
      { status: 200, body: 'ok', state: 'delivered', detail: 'HTTP 200' },
      {
        status: 400,
        body: 'invalid_payload',
        state: 'waiting',
        detail: 'HTTP 400',
      },
      {
        status: 403,
        body: 'action_prohibited',
        state: 'waiting',
        detail: 'HTTP 403',
      },
      {
        status: 404,
        body: 'channel_not_found',
        state: 'waiting',
        detail: 'HTTP 404',
      },
      {
        status: 410,
        body: 'channel_is_archived',
        state: 'dead',
        detail: 'HTTP 410',
      },
      {
        status: 429,
        headers: { 'retry-after': '30' },
        state: 'waiting',
        detail: 'HTTP 429',
      },
      { status: 500, body: 'rollup_error', state: 'waiting', detail: 'HTTP 500' },
    ],
  },
  discord: {
    sources: [
      'https://discord.com/developers/docs/resources/webhook#execute-webhook',
      'https://discord.com/developers/docs/resources/message#allowed-mentions-object',
      'https://discord.com/developers/docs/topics/rate-limits#exceeding-a-rate-limit',
    ],
    names: ['content', 'username', 'avatar_url', 'tts', 'embeds', 'allowed_mentions', 'flags'],
    maxLength: 2000,
    answers: [
      // With `wait=true` the stored message; without, 204 whether it was stored or not.
      {
        status: 200,
        headers: json,
        body: '{"id":"1","type":0,"content":"Hello, World!"}',
        state: 'delivered',
        detail: 'HTTP 200',
      },
      {
        status: 429,
        headers: { ...json, 'retry-after': '65', 'x-ratelimit-scope': 'user' },
        body: '{"message":"You are being rate limited.","retry_after":64.57,"global":false}',
        state: 'waiting',
        detail: 'HTTP 429',
      },
      {
        status: 400,
        headers: json,
        body: '{"code":50035,"message":"Invalid Form Body","errors":{}}',
        state: 'waiting',
        detail: 'HTTP 400',
      },
      // «You should not attempt to use it again»: repeated attempts lead to a restriction.
      {
        status: 404,
        headers: json,
        body: '{"message":"Unknown Webhook","code":10015}',
        state: 'dead',
        detail: 'HTTP 404',
      },
    ],
  },
  telegram: {
    sources: [
      'https://core.telegram.org/bots/api#sendmessage',
      'https://core.telegram.org/bots/api#making-requests',
      'https://core.telegram.org/bots/api#responseparameters',
    ],
    names: ['chat_id', 'text', 'parse_mode', 'entities', 'link_preview_options', 'protect_content'],
    maxLength: 4096,
    answers: [
      {
        status: 200,
        headers: json,
        body: '{"ok":true,"result":{"message_id":7,"date":1773662400,"text":"Hello"}}',
        state: 'delivered',
        detail: 'HTTP 200',
      },
      {
        status: 429,
        headers: json,
        body: '{"ok":false,"error_code":429,"description":"Too Many Requests: retry after 35","parameters":{"retry_after":35}}',
        state: 'waiting',
        detail: 'HTTP 429',
      },
      {
        status: 400,
        headers: json,
        body: '{"ok":false,"error_code":400,"description":"Bad Request: chat not found"}',
        state: 'waiting',
        detail: 'HTTP 400',
      },
    ],
  },
  'google-sheets': {
    sources: [
      'https://developers.google.com/apps-script/guides/web#request_parameters',
      'https://developers.google.com/apps-script/guides/content#redirects',
      'https://developers.google.com/apps-script/reference/spreadsheet/sheet#appendrowrowcontents',
    ],
    // The script gets the raw body as `e.postData.contents` and reads these.
    names: ['type', 'id', 'row'],
    // The limit of a cell.
    maxLength: 50_000,
    answers: [
      // The output of a script's Content service is at a one-time URL there.
      {
        status: 302,
        headers: {
          location: 'https://script.googleusercontent.com/macros/echo?user_content_key=x',
        },
        state: 'delivered',
        detail: 'HTTP 302',
      },
      // If a script failed, Google shows an error page.
      {
        status: 200,
        headers: { 'content-type': 'text/html' },
        body: '<!DOCTYPE html><title>Error</title>',
        state: 'waiting',
        detail: 'HTTP 200',
      },
      // A script that is not open to anyone asks for a login.
      {
        status: 302,
        headers: { location: 'https://accounts.google.com/ServiceLogin' },
        state: 'waiting',
        detail: 'HTTP 302: redirects are not followed',
      },
    ],
  },
} satisfies Readonly<Record<Product, Documented>>;

export const products = Object.keys(documented) as readonly Product[];

/** The documented responses of each product, with the resulting state. */
export const documentedAnswers = products.flatMap((product) =>
  documented[product].answers.map((answer: DocumentedAnswer) => [product, answer] as const),
);
