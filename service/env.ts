import { publicIpLookupUrl } from '../contract/form-settings.ts';
import { EnvReader } from './env-reader.ts';
import { readWebhook, type WebhookEnv } from './env-webhook.ts';
import type { StoreLocation } from './storage/open-store.ts';

/**
 * Lead posts per address and in all in ten minutes. An address can be a whole mobile network, whose
 * customers share it, so these stop floods only; proof of work and folders stop the rest.
 */
const defaultRateLimits = { perAddress: 600, total: 3000 } as const;

/** From the most talkative to none at all. */
const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

export type LogLevel = (typeof logLevels)[number];

export interface RecaptchaEnv {
  siteKey: string;
  secret: string;
  scriptUrl: string;
  verifyUrl: string;
  /** 0 to 1; lower scores are held. */
  minScore: number;
}

export interface Env {
  port: number;
  host: string;
  /** Origin of the site, without a trailing slash. */
  siteUrl: string;
  /** The same where `SITE_URL` says it; undefined where `siteUrl` is only this machine's. */
  configuredSiteUrl: string | undefined;
  /** Origins whose pages may post. */
  allowedOrigins: readonly string[];
  dataDirectory: string;
  store: StoreLocation;
  /** Undefined: the embedded proof of work stands in. */
  recaptcha: RecaptchaEnv | undefined;
  ipLookupUrl: string;
  /** Lead posts per ten minutes; 0 is no limit. */
  rateLimits: { perAddress: number; total: number };
  smtpUrl: string | undefined;
  mailFrom: string | undefined;
  notifyTo: string | undefined;
  webhook: WebhookEnv | undefined;
  /** Proxies in front whose X-Forwarded-For entries are believed. */
  trustedProxies: number;
  /** Port of /metrics, or undefined where nobody asked for it. */
  metricsPort: number | undefined;
  logLevel: LogLevel;
}

/** The environment was wrong; the message has a sentence per variable. */
export class EnvError extends Error {}

/**
 * Reads the environment. Pure: the same variables give the same
 * answer. Throws an `EnvError` that names every wrong one; values never stand in it, for some are secret.
 */
export function parseEnv(source: Readonly<Record<string, string | undefined>>): Env {
  const read = new EnvReader(source);
  const port = read.integer('PORT', 3000, { min: 0, max: 65_535 });
  const siteUrl = read.origin('SITE_URL', `http://localhost:${port}`);
  const configuredSiteUrl = read.text('SITE_URL') === undefined ? undefined : siteUrl;
  const dataDirectory = read.text('DATA_DIR') ?? 'data';
  const env: Env = {
    port,
    host: read.text('HOST') ?? '127.0.0.1',
    siteUrl,
    configuredSiteUrl,
    allowedOrigins: read.origins('ALLOWED_ORIGINS', [siteUrl]),
    dataDirectory,
    store: storeLocation(read, dataDirectory),
    recaptcha: recaptcha(read),
    ipLookupUrl: ipLookup(read),
    rateLimits: {
      perAddress: read.integer('RATE_LIMIT_PER_ADDRESS', defaultRateLimits.perAddress, { min: 0 }),
      total: read.integer('RATE_LIMIT_TOTAL', defaultRateLimits.total, { min: 0 }),
    },
    smtpUrl: read.url('SMTP_URL', ['smtp:', 'smtps:']),
    mailFrom: read.mailbox('MAIL_FROM'),
    notifyTo: read.mailbox('NOTIFY_TO'),
    webhook: readWebhook(read),
    trustedProxies: read.integer('TRUSTED_PROXIES', 0, { min: 0, max: 10 }),
    metricsPort: read.optionalInteger('METRICS_PORT', { min: 1, max: 65_535 }),
    logLevel: read.choice('LOG_LEVEL', logLevels, 'info'),
  };
  if (read.problems.length > 0) throw new EnvError(read.problems.join('\n'));
  return env;
}

function storeLocation(read: EnvReader, dataDirectory: string): StoreLocation {
  const value = read.text('DATABASE_URL') ?? `${dataDirectory}/leads.sqlite`;
  if (/^postgres(?:ql)?:\/\//.test(value)) {
    if (!URL.canParse(value)) {
      read.problem(
        'DATABASE_URL',
        'is no valid address; write postgres://user:password@host/database',
      );
    }
    return { engine: 'postgres', location: value };
  }
  const path = value.replace(/^(?:sqlite|file):(?:\/\/)?/, '');
  if (/^[a-z][a-z0-9+.-]+:\/\//i.test(path) || path === '') {
    read.problem('DATABASE_URL', 'must be a path of a SQLite file or begin with postgres://');
  }
  return { engine: 'sqlite', location: path };
}

function recaptcha(read: EnvReader): RecaptchaEnv | undefined {
  const siteKey = read.text('RECAPTCHA_SITE_KEY');
  const secret = read.text('RECAPTCHA_SECRET');
  const web = ['https:', 'http:'];
  const rest = {
    scriptUrl: read.url('RECAPTCHA_SCRIPT_URL', web) ?? 'https://www.google.com/recaptcha/api.js',
    verifyUrl:
      read.url('RECAPTCHA_VERIFY_URL', web) ?? 'https://www.google.com/recaptcha/api/siteverify',
    minScore: read.number('RECAPTCHA_MIN_SCORE', 0.5, { min: 0, max: 1 }),
  };
  if (siteKey && secret) return { siteKey, secret, ...rest };
  if (siteKey)
    read.problem('RECAPTCHA_SECRET', 'is missing: RECAPTCHA_SITE_KEY is set, and they go together');
  if (secret)
    read.problem('RECAPTCHA_SITE_KEY', 'is missing: RECAPTCHA_SECRET is set, and they go together');
  return undefined;
}

/** A path is allowed too: `/api/ip` is this server's own answer. */
function ipLookup(read: EnvReader): string {
  const value = read.text('IP_LOOKUP_URL');
  if (value?.startsWith('/') && !value.startsWith('//')) return value;
  return read.url('IP_LOOKUP_URL', ['https:', 'http:']) ?? publicIpLookupUrl;
}
