import type { EnvReader } from './env-reader.ts';

export interface WebhookEnv {
  url: string;
  /** Several during a rotation; the first signs first (Standard Webhooks, 'Secret rotation'). */
  secrets: readonly string[];
  /** Whether it may reach addresses of private networks. */
  allowPrivate: boolean;
}

/**
 * Where events go, or undefined. An address without a secret is refused: receivers could trust nothing.
 * So is a secret without an address: its owner expects events that would never come.
 */
export function readWebhook(read: EnvReader): WebhookEnv | undefined {
  const url = read.url('WEBHOOK_URL', ['https:', 'http:']);
  const secrets = (read.text('WEBHOOK_SECRET') ?? '')
    .split(/\s+/)
    .filter((secret) => secret !== '');
  const allowPrivate = read.choice('WEBHOOK_ALLOW_PRIVATE', ['0', '1'], '0') === '1';
  if (secrets.length > 0 && read.text('WEBHOOK_URL') === undefined) {
    read.problem('WEBHOOK_URL', 'is missing: WEBHOOK_SECRET is set, and they go together');
  }
  if (!url) return undefined;
  if (secrets.length === 0) {
    read.problem('WEBHOOK_SECRET', 'is missing: WEBHOOK_URL is set, and its events must be signed');
  }
  if (secrets.some((secret) => !/^whsec_[A-Za-z0-9+/]{32,}={0,2}$/.test(secret))) {
    read.problem(
      'WEBHOOK_SECRET',
      'must be whsec_ and at least 24 random bytes in base64, several separated by spaces',
    );
  }
  return { url, secrets, allowPrivate };
}
