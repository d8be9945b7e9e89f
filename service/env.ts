import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv as parseDotEnv } from 'node:util';
import { distance } from 'fastest-levenshtein';
import * as v from 'valibot';
import { publicIpLookupUrl } from '../contract/form-settings.ts';
import { webhookFormats } from './delivery/webhook/formats.ts';
import { OwnerError, type OwnerMessage, type Sentence, type Values } from './owner-error.ts';
import type { StoreLocation } from './storage/open-store.ts';

/** Returns what a variable must be, as JSON, because an issue of valibot holds a string. */
const must = (sentence: Sentence, values?: Values) => JSON.stringify({ sentence, values });

const text = (isRight: (text: string) => boolean, message: string) =>
  v.pipe(v.string(), v.check(isRight, message));

const like = (pattern: RegExp, message: string) => v.pipe(v.string(), v.regex(pattern, message));

const number = (isRight: (value: number) => boolean, message: string) =>
  v.pipe(v.string(), v.transform(Number), v.check(isRight, message));

const wholeNumber = (min: number, max: number) => {
  const message = must('mustBeWhole', { min, max });
  // In Brazil `3.000` is three thousand, and JavaScript would read three.
  return v.pipe(
    like(/^\d+$/, message),
    number((value) => value >= min && value <= max, message),
  );
};

const address = (...protocols: readonly string[]) =>
  text(
    (value) => {
      const url = URL.parse(value);
      return url !== null && protocols.includes(url.protocol) && url.hostname !== '';
    },
    must('mustBeAddress', { what: protocols.map((one) => `${one}//`).join(', ') }),
  );

/** Without a login, because Node refuses to call an address that has one. */
const webAddress = v.pipe(
  address('https:', 'http:'),
  v.check((value) => !URL.parse(value)?.username, must('mustHaveNoLogin')),
);

const origin = v.pipe(
  text((value) => {
    const url = URL.parse(value);
    return url !== null && /^https?:[^*]+$/.test(url.href) && `${url.origin}/` === url.href;
  }, must('mustBeOrigin')),
  v.transform((value) => new URL(value).origin),
);

const isMailbox = (value: string) =>
  /^(?:[^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/.test(value.trim());

const mailbox = text(isMailbox, must('mustBeMailbox'));

const listOf = <Item extends v.GenericSchema<string, string>>(item: Item) =>
  v.pipe(
    v.string(),
    v.transform((value) => value.split(/[\s,]+/).filter(Boolean)),
    v.array(item),
  );

const isPostgres = (value: string) => /^postgres(?:ql)?:\/\//.test(value);

const oneOf = <const Names extends readonly string[]>(names: Names) =>
  v.picklist(names, must('mustBeOneOf', { what: names.join(', ') }));

const optional = v.undefinedable;

/** All variables, `SITE_URL` as `siteUrl`, with their schemas and defaults. */
const settings = v.object({
  /** Origin of the site, without a trailing slash. */
  siteUrl: optional(origin),
  host: optional(v.string(), '127.0.0.1'),
  port: optional(wholeNumber(0, 65_535), '3000'),
  /** Origins whose pages may post, beside `siteUrl`. */
  allowedOrigins: optional(listOf(origin)),
  /** Number of proxies in front whose X-Forwarded-For entries are trusted. */
  trustedProxies: optional(wholeNumber(0, 10), '0'),
  logLevel: optional(oneOf(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']), 'info'),
  metricsPort: optional(wholeNumber(1, 65_535)),
  dataDir: optional(v.string(), 'data'),
  databaseUrl: optional(
    text(
      (value) =>
        isPostgres(value) ? URL.canParse(value) : !/^(?:[\w.+-]{2,}:|postgres.*@)/i.test(value),
      must('mustBeDatabase'),
    ),
  ),
  databasePool: optional(wholeNumber(1, 100), '10'),
  smtpUrl: optional(address('smtp:', 'smtps:')),
  mailFrom: optional(mailbox),
  notifyTo: optional(text((value) => value.split(',').every(isMailbox), must('mustBeMailboxes'))),
  /** Pinged once a minute while there is no problem; its service alerts the owner when no ping comes. */
  heartbeatUrl: optional(webAddress),
  webhookUrl: optional(webAddress),
  // Several during a rotation; the first one signs first (Standard Webhooks, 'Secret rotation').
  webhookSecret: optional(
    listOf(like(/^whsec_[A-Za-z0-9+/]{32,}={0,2}$/, must('mustBeWebhookSecret'))),
  ),
  /** S3-compatible storage for a second copy of each lead and subscriber. */
  archiveUrl: optional(like(/^s3:\/\/[a-z0-9][a-z0-9.-]{2,62}(?:\/.*)?$/, must('mustBeBucket'))),
  archiveKey: optional(
    like(/^(?:age1[0-9a-z]{58}|AGE-SECRET-KEY-1[0-9A-Z]{58})$/, must('mustBeAgeKey')),
  ),
  archiveEndpoint: optional(webAddress),
  awsAccessKeyId: optional(v.string()),
  awsSecretAccessKey: optional(v.string()),
  awsRegion: optional(v.string(), 'us-east-1'),
  webhookFormat: optional(oneOf(webhookFormats), 'standard'),
  // Lead posts per ten minutes; 0 is no limit. The customers of a whole mobile network may share an address,
  // so these stop floods only; proof of work and folders stop the rest.
  rateLimitPerAddress: optional(wholeNumber(0, 1_000_000_000), '600'),
  rateLimitTotal: optional(wholeNumber(0, 1_000_000_000), '3000'),
  recaptchaSiteKey: optional(v.string()),
  recaptchaSecret: optional(v.string()),
  recaptchaMinScore: optional(
    number((score) => score >= 0 && score <= 1, must('mustBeScore')),
    '0.5',
  ),
  recaptchaScriptUrl: optional(webAddress, 'https://www.google.com/recaptcha/api.js'),
  recaptchaVerifyUrl: optional(webAddress, 'https://www.google.com/recaptcha/api/siteverify'),
  // A path is allowed too: `/api/ip` is this server's own route.
  ipLookupUrl: optional(
    v.union([like(/^\/(?!\/)/, ''), webAddress], must('mustBePathOrAddress')),
    publicIpLookupUrl,
  ),
  cronSecret: optional(v.string(), ''),
});

const nameOf = (key: string) => key.replace(/[A-Z]/g, '_$&').toUpperCase();

export const variableNames: readonly string[] = Object.keys(settings.entries).map(nameOf);

const pairs = [
  ['recaptchaSiteKey', 'recaptchaSecret'],
  ['recaptchaSecret', 'recaptchaSiteKey'],
  ['webhookSecret', 'webhookUrl'],
  ['archiveKey', 'archiveUrl'],
  ['archiveUrl', 'archiveKey'],
  ['archiveUrl', 'awsAccessKeyId'],
  ['archiveUrl', 'awsSecretAccessKey'],
] as const;

/** The environment is invalid; the message has a sentence per variable. */
export class EnvError extends OwnerError {}

export type Env = ReturnType<typeof complete> & {
  /** Warnings about variables that look like misspelt ones of ours. */
  typos: readonly OwnerError[];
};
export type RecaptchaEnv = NonNullable<Env['recaptcha']>;
export type WebhookEnv = NonNullable<Env['webhook']>;
export type ArchiveEnv = NonNullable<ReturnType<typeof readArchive>>;

/** A line of `.env` that sets a name. An open quote would swallow the following lines. */
const dotEnvLine = /^\s*(?:export\s+)?(\w+)\s*=\s*(?:(["'`]).*\2.*|[^\s"'`“].*)?$/;

/**
 * Sets the variables of the file `.env`, if there is one; existing ones take precedence. Throws an `EnvError`
 * that names each line that cannot be parsed.
 */
export function readDotEnv(): void {
  if (!existsSync('.env')) return;
  // Windows editors begin a file with a byte order mark, which would become part of the first name.
  const text = readFileSync('.env', 'utf8').replace(/^\uFEFF/, '');
  const problems: OwnerMessage[] = [];
  const names = new Set<string>();
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (/^\s*(?:#|$)/.test(line)) continue;
    const [, name = ''] = dotEnvLine.exec(line) ?? [];
    const values = { what: name, n: index + 1 };
    if (name === '') problems.push({ sentence: 'wrongLine', values });
    else if (names.has(name)) problems.push({ sentence: 'setTwice', values });
    names.add(name);
  }
  const found = parseDotEnv(text);
  // The site is read before this file, so `SITE_FOLDER` has no effect here.
  if ('SITE_FOLDER' in found) problems.push({ sentence: 'folderInFile' });
  if (problems.length > 0) throw new EnvError('wrongEnvironment', { problems });
  for (const [name, value] of Object.entries(found)) process.env[name] ??= value;
}

/** Parses the environment; '' is unset. Throws an `EnvError` without values, which may be secret. */
export function parseEnv(source: Readonly<Record<string, string | undefined>>): Env {
  const given = Object.fromEntries(
    Object.keys(settings.entries).map((key) => [key, source[nameOf(key)]?.trim() || undefined]),
  );
  const { issues = [], success, output } = v.safeParse(settings, given);
  const problems: OwnerMessage[] = issues.map((issue) => {
    const what = nameOf(v.getDotPath(issue)?.split('.')[0] ?? '');
    return { sentence: 'wrongVariable', values: { what, why: JSON.parse(issue.message) } };
  });
  for (const [set, missing] of pairs) {
    if (given[set] === undefined || given[missing] !== undefined) continue;
    const values = { what: nameOf(missing), set: nameOf(set) };
    problems.push({ sentence: 'missingVariable', values });
  }
  const { webhookUrl, webhookSecret, webhookFormat: format = 'standard' } = given;
  if (webhookUrl !== undefined && webhookSecret === undefined && format === 'standard') {
    problems.push({ sentence: 'missingWebhookSecret' });
  }
  if (format === 'telegram' && !webhookUrl?.includes('chat_id=')) {
    problems.push({ sentence: 'missingChat' });
  }
  if (!success || problems.length > 0) throw new EnvError('wrongEnvironment', { problems });
  return { ...complete(output), typos: findTypos(Object.keys(source)) };
}

/** Returns a warning for each variable that is nearly one of ours, such as `SMTP_ULR`. */
function findTypos(given: readonly string[]): OwnerError[] {
  const known = [...variableNames, 'SITE_FOLDER'];
  return given.flatMap((name) => {
    if (known.includes(name)) return [];
    // Shorter names are too similar to others.
    const compared = known.filter(({ length }) => length >= 6);
    const meant = compared.find((other) => distance(name, other) <= 2);
    return meant ? [new OwnerError('noSetting', { what: name, meant })] : [];
  });
}

function complete(given: v.InferOutput<typeof settings>) {
  const { recaptchaSiteKey: siteKey, recaptchaSecret: secret, webhookUrl: url } = given;
  const siteUrl = given.siteUrl ?? `http://localhost:${given.port}`;
  const location = given.databaseUrl ?? `${given.dataDir}/leads.sqlite`;
  const store: StoreLocation = isPostgres(location)
    ? { engine: 'postgres', location, poolSize: given.databasePool }
    : { engine: 'sqlite', location };
  const allowedOrigins = [siteUrl, ...(given.allowedOrigins ?? [])];
  /** Hosts of which a good token may be. */
  const hostnames = allowedOrigins.map((one) => new URL(one).hostname);
  const { recaptchaScriptUrl: scriptUrl, recaptchaVerifyUrl: verifyUrl } = given;
  const { webhookSecret: secrets = [], webhookFormat: format } = given;
  return {
    ...given,
    siteUrl,
    /** Undefined if `siteUrl` is only the local default. */
    configuredSiteUrl: given.siteUrl,
    allowedOrigins,
    store,
    /** Folder for mails as files while there is no mail server. */
    outbox: join(given.dataDir, 'outbox'),
    /** If undefined, the built-in proof of work is used. */
    recaptcha: siteKey && secret ? { siteKey, secret, scriptUrl, verifyUrl, hostnames } : undefined,
    archive: readArchive(given),
    webhook: url === undefined ? undefined : { url, secrets, format },
  };
}

/** Returns the bucket and prefix of `ARCHIVE_URL` with its credentials; undefined if it is not set. */
function readArchive(given: v.InferOutput<typeof settings>) {
  const { archiveUrl, archiveKey: key, awsRegion: region } = given;
  const { awsAccessKeyId: accessKeyId, awsSecretAccessKey: secretAccessKey } = given;
  if (!archiveUrl || !key || !accessKeyId || !secretAccessKey) return undefined;
  const [, bucket = '', folder = ''] = /^s3:\/\/([^/]+)\/?(.*?)\/*$/.exec(archiveUrl) ?? [];
  const endpoint = given.archiveEndpoint ?? `https://s3.${region}.amazonaws.com`;
  const prefix = folder && `${folder}/`;
  return { bucket, prefix, endpoint, region, accessKeyId, secretAccessKey, key };
}
