import type { formats } from '../formats.ts';

/** Formats that a product reads, rather than a receiver of one's own. */
export type Product = Exclude<keyof typeof formats, 'standard'>;

/**
 * What the products document of a post: the names that its body may have, its limits, and how it is
 * answered. Each with the pages that say so.
 */
interface Documented {
  /** Pages of the product's documentation. */
  sources: readonly string[];
  /** Names that the body may have, as far as they are about text. */
  names: readonly string[];
  /** Longest text, in characters. */
  maxLength: number;
  answers: readonly DocumentedAnswer[];
}

interface DocumentedAnswer {
  status: number;
  headers?: Readonly<Record<string, string>>;
  body?: string;
  /** What becomes of the delivery. */
  state: 'delivered' | 'waiting' | 'dead';
  /** What the owner reads in `deliveries`. */
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
    // Longer ones are cut.
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
      // With `wait=true` the message that was kept; without, 204 whether it was kept or not.
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
    // The script gets the body as it was sent, as `e.postData.contents`, and reads these.
    names: ['type', 'id', 'row'],
    // Of a cell.
    maxLength: 50_000,
    answers: [
      // What a script returns through the Content service is at a one-time address there.
      {
        status: 302,
        headers: {
          location: 'https://script.googleusercontent.com/macros/echo?user_content_key=x',
        },
        state: 'delivered',
        detail: 'HTTP 302',
      },
      // A script that failed returned nothing, and Google shows a page about that.
      {
        status: 200,
        headers: { 'content-type': 'text/html' },
        body: '<!DOCTYPE html><title>Error</title>',
        state: 'waiting',
        detail: 'HTTP 200',
      },
      // One that is not open to anyone asks for a login.
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

/** What each product documents as an answer, with what becomes of the delivery. */
export const documentedAnswers = products.flatMap((product) =>
  documented[product].answers.map((answer: DocumentedAnswer) => [product, answer] as const),
);
