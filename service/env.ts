import { publicIpLookupUrl } from '../contract/form-settings.ts';
import { EnvReader } from './env-reader.ts';
import { readWebhook } from './env-webhook.ts';
import { pointOutNearNames } from './near-names.ts';
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

/** What the variables say. */
export type Env = ReturnType<typeof readVariables> & {
  /** Sentences about variables that look like misspelt ones of ours. */
  slips: readonly string[];
};

/** Read where serverless hosting starts. */
const otherVariables = ['CRON_SECRET'] as const;

/** The environment was wrong; the message has a sentence per variable. */
export class EnvError extends Error {}

/** Reads the environment. Throws an `EnvError` that names every wrong variable, but no value: some are secret. */
export function parseEnv(source: Readonly<Record<string, string | undefined>>): Env {
  const read = new EnvReader(source);
  const variables = readVariables(read);
  if (read.problems.length > 0) throw new EnvError(read.problems.join('\n'));
  const known = new Set([...read.names, ...otherVariables]);
  return { ...variables, slips: pointOutNearNames(Object.keys(source), known) };
}

function readVariables(read: EnvReader) {
  const port = read.integer('PORT', 3000, { min: 0, max: 65_535 });
  const [configuredSiteUrl] = read.origins('SITE_URL') ?? [];
  const siteUrl = configuredSiteUrl ?? `http://localhost:${port}`;
  const dataDirectory = read.text('DATA_DIR') ?? 'data';
  return {
    port,
    host: read.text('HOST') ?? '127.0.0.1',
    /** Origin of the site, without a trailing slash. */
    siteUrl,
    /** The same where `SITE_URL` says it; undefined where `siteUrl` is only this machine's. */
    configuredSiteUrl,
    /** Origins whose pages may post. */
    allowedOrigins: read.origins('ALLOWED_ORIGINS') ?? [siteUrl],
    dataDirectory,
    store: storeLocation(read, dataDirectory),
    /** Undefined: the embedded proof of work stands in. */
    recaptcha: recaptcha(read),
    ipLookupUrl: ipLookup(read),
    /** Lead posts per ten minutes; 0 is no limit. */
    rateLimits: {
      perAddress: read.integer('RATE_LIMIT_PER_ADDRESS', defaultRateLimits.perAddress, { min: 0 }),
      total: read.integer('RATE_LIMIT_TOTAL', defaultRateLimits.total, { min: 0 }),
    },
    smtpUrl: read.url('SMTP_URL', ['smtp:', 'smtps:']),
    mailFrom: read.mailbox('MAIL_FROM'),
    notifyTo: read.mailbox('NOTIFY_TO'),
    webhook: readWebhook(read),
    /** Proxies in front whose X-Forwarded-For entries are believed. */
    trustedProxies: read.integer('TRUSTED_PROXIES', 0, { min: 0, max: 10 }),
    /** Port of /metrics, or undefined where nobody asked for it. */
    metricsPort: read.optionalInteger('METRICS_PORT', { min: 1, max: 65_535 }),
    logLevel: read.choice('LOG_LEVEL', logLevels, 'info'),
  };
}

function storeLocation(read: EnvReader, dataDirectory: string): StoreLocation {
  const value = read.text('DATABASE_URL') ?? `${dataDirectory}/leads.sqlite`;
  if (/^postgres(?:ql)?:\/\//.test(value)) {
    if (URL.canParse(value)) return { engine: 'postgres', location: value };
    const right = 'postgres://user:password@host/database';
    read.problem('DATABASE_URL', `is no valid address; write ${right}`);
  }
  const path = value.replace(/^(?:sqlite|file):(?:\/\/)?/, '');
  if (/^(?!postgres)[a-z][a-z0-9+.-]+:\/\//i.test(path) || path === '') {
    read.problem('DATABASE_URL', 'must be a path of a SQLite file or begin with postgres://');
  }
  return { engine: 'sqlite', location: path };
}

function recaptcha(read: EnvReader): RecaptchaEnv | undefined {
  const siteKey = read.text('RECAPTCHA_SITE_KEY');
  const secret = read.text('RECAPTCHA_SECRET');
  const web = ['https:', 'http:'];
  const google = 'https://www.google.com/recaptcha/api';
  const rest = {
    scriptUrl: read.url('RECAPTCHA_SCRIPT_URL', web) ?? `${google}.js`,
    verifyUrl: read.url('RECAPTCHA_VERIFY_URL', web) ?? `${google}/siteverify`,
    minScore: read.number('RECAPTCHA_MIN_SCORE', 0.5, { min: 0, max: 1 }),
  };
  if (siteKey && secret) return { siteKey, secret, ...rest };
  const [set, missing] = siteKey
    ? ['RECAPTCHA_SITE_KEY', 'RECAPTCHA_SECRET']
    : ['RECAPTCHA_SECRET', 'RECAPTCHA_SITE_KEY'];
  if (siteKey || secret) read.problem(missing, `is missing: ${set} is set, and they go together`);
  return undefined;
}

/** A path is allowed too: `/api/ip` is this server's own answer. */
function ipLookup(read: EnvReader): string {
  const value = read.text('IP_LOOKUP_URL');
  if (value?.startsWith('/') && !value.startsWith('//')) return value;
  return read.url('IP_LOOKUP_URL', ['https:', 'http:']) ?? publicIpLookupUrl;
}
