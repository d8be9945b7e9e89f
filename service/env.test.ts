import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv as parseDotEnv } from 'node:util';
import { describe, expect, onTestFinished, test } from 'vitest';
import { EnvError, parseEnv, readDotEnv, variableNames } from './env.ts';

test('without settings the site runs on this machine and needs no account', () => {
  expect(parseEnv({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    siteUrl: 'http://localhost:3000',
    configuredSiteUrl: undefined,
    allowedOrigins: ['http://localhost:3000'],
    store: { engine: 'sqlite', location: 'data/leads.sqlite' },
    recaptcha: undefined,
    webhook: undefined,
    trustedProxies: 0,
  });
});

test('an empty variable counts as not set', () => {
  expect(parseEnv({ PORT: '', SMTP_URL: ' ', RECAPTCHA_SECRET: '', LOG_LEVEL: '' })).toEqual(
    parseEnv({}),
  );
});

test('a blank SITE_URL counts as not set, so that no page links to localhost', () => {
  const { siteUrl, configuredSiteUrl } = parseEnv({ SITE_URL: ' ' });
  expect([siteUrl, configuredSiteUrl]).toEqual(['http://localhost:3000', undefined]);
});

test('parses all settings', () => {
  const env = parseEnv({
    SITE_URL: 'https://www.trinta.example/',
    ALLOWED_ORIGINS: 'https://a.example, https://b.example',
    DATABASE_URL: 'postgres://u:p@db/leads',
    DATABASE_POOL: '3',
    RECAPTCHA_SITE_KEY: 'key',
    RECAPTCHA_SECRET: 'secret',
    RATE_LIMIT_TOTAL: '0',
    WEBHOOK_URL: 'https://hook.example/x',
    WEBHOOK_SECRET: `whsec_${'a'.repeat(32)} whsec_${'b'.repeat(32)}`,
    MAIL_FROM: 'Trinta <oi@trinta.example>',
  });
  expect(env).toMatchObject({
    siteUrl: 'https://www.trinta.example',
    configuredSiteUrl: 'https://www.trinta.example',
    allowedOrigins: ['https://www.trinta.example', 'https://a.example', 'https://b.example'],
    store: { engine: 'postgres', poolSize: 3 },
    recaptchaMinScore: 0.5,
    rateLimitTotal: 0,
    webhook: { secrets: { length: 2 } },
  });
});

test.each([
  ['PORT', '70000'],
  ['PORT', '3.5'],
  ['LOG_LEVEL', 'loud'],
  ['SITE_URL', 'trinta.example'],
  ['SITE_URL', 'https://trinta.example/path'],
  ['ALLOWED_ORIGINS', '*'],
  ['ALLOWED_ORIGINS', 'https://*.trinta.example'],
  ['DATABASE_URL', 'mysql://x/y'],
  ['DATABASE_URL', 'sqlite:data/leads.sqlite'],
  // Read as a path, it would be printed with the password.
  ['DATABASE_URL', 'postgres//user:secret@db/leads'],
  ['DATABASE_URL', '10.0.0.1:5432/leads'],
  ['DATABASE_POOL', '0'],
  ['RECAPTCHA_MIN_SCORE', '2'],
  ['RATE_LIMIT_PER_ADDRESS', '-1'],
  // Three thousand in Brazilian notation.
  ['RATE_LIMIT_TOTAL', '3.000'],
  ['TRUSTED_PROXIES', 'yes'],
  ['SMTP_URL', 'mail.example'],
  ['SMTP_URL', 'smtp://'],
  ['SMTP_URL', 'smtp:mail.example'],
  ['SMTP_URL', 'smtps://:465'],
  ['NOTIFY_TO', 'me\nBcc: x@y.z'],
  ['IP_LOOKUP_URL', '//evil'],
  ['METRICS_PORT', '0'],
  // Node refuses to call it.
  ['HEARTBEAT_URL', 'https://user:secret@ping.example/x'],
])('%s=%s stops the start with a sentence that names it', (name, value) => {
  const parse = () => parseEnv({ [name]: value });
  expect(parse).toThrow(EnvError);
  expect(parse).toThrow(name);
});

test('a webhook secret without a URL stops the start, and is not shown', () => {
  const secret = `whsec_${'a'.repeat(32)}`;
  const parse = (url?: string) => parseEnv({ WEBHOOK_SECRET: secret, WEBHOOK_URL: url });
  expect(() => parse()).toThrow(/^WEBHOOK_URL is missing/m);
  expect(() => parse()).not.toThrow(secret);
  // A URL that is set but invalid is not reported as missing.
  expect(() => parse('hook.example')).not.toThrow(/missing/);
});

test('a webhook secret that is too short stops the start', () => {
  const parse = (random: string) =>
    parseEnv({ WEBHOOK_URL: 'https://hook.example', WEBHOOK_SECRET: `whsec_${random}` });
  // 24 bytes in base64 (Standard Webhooks), and one letter less.
  expect(() => parse('a'.repeat(32))).not.toThrow();
  expect(() => parse('a'.repeat(31))).toThrow(/WEBHOOK_SECRET/);
});

test("a path may contain an @, as folders of systemd's instances do", () => {
  const location = '/srv/site@1/leads.sqlite';
  expect(parseEnv({ DATABASE_URL: location }).store).toEqual({ engine: 'sqlite', location });
});

test.each([
  ['SMTP_URL', 'smtp://user:hunt#er2@mail.example:587'],
  ['DATABASE_URL', 'postgres://user:hunt/er2@db/leads'],
])('%s with a password that ends the URL’s host says how to encode it', (name, value) => {
  expect(() => parseEnv({ [name]: value })).toThrow(/ # .* %23/);
  expect(() => parseEnv({ [name]: value })).not.toThrow('er2');
});

test('a URL without a host is refused as such', () => {
  expect(() => parseEnv({ SMTP_URL: 'smtp://' })).toThrow(/SMTP_URL .*smtp:\/\/.* host name/);
});

test('names every wrong variable and every missing one, and shows no secret', () => {
  const secret = 'hunter2hunter2';
  const wrong = {
    PORT: 'x',
    RECAPTCHA_SECRET: secret,
    WEBHOOK_URL: 'https://h.example',
    WEBHOOK_SECRET: secret,
  };
  for (const sentence of [
    /^PORT must/m,
    /^RECAPTCHA_SITE_KEY is missing/m,
    /^WEBHOOK_SECRET must/m,
  ]) {
    expect(() => parseEnv(wrong)).toThrow(sentence);
  }
  expect(() => parseEnv(wrong)).not.toThrow(secret);
});

test('a variable that is nearly one of ours gets a warning, and no other', () => {
  const slipped = { SMTP_ULR: 'x', MAIL_FORM: 'y', RATE_LIMIT_TOTL: '1', SITE_FODLER: 'mine' };
  const { typos } = parseEnv({ ...slipped, PATH: '/bin' });
  expect(typos.map(({ ownerMessage }) => ownerMessage.values)).toEqual([
    { what: 'SMTP_ULR', meant: 'SMTP_URL' },
    { what: 'MAIL_FORM', meant: 'MAIL_FROM' },
    { what: 'RATE_LIMIT_TOTL', meant: 'RATE_LIMIT_TOTAL' },
    { what: 'SITE_FODLER', meant: 'SITE_FOLDER' },
  ]);
  const others = { HOSTNAME: 'a', POST: '1', HOME: '/root', SMTP_URL: 'smtp://mail.example' };
  expect(parseEnv({ ...others, CRON_SECRET: 'x', SITE_FOLDER: 'x' }).typos).toEqual([]);
});

describe('the file .env', () => {
  /** Reads such a file in its own folder, and unsets what it set. */
  function readFile(content: string): Record<string, string | undefined> {
    const folder = mkdtempSync(join(tmpdir(), 'dotenv-'));
    onTestFinished(() => {
      process.chdir(before);
      rmSync(folder, { recursive: true });
      for (const name of names) delete process.env[name];
    });
    const before = process.cwd();
    const names = ['ZZ_FIRST', 'ZZ_SECOND'];
    writeFileSync(join(folder, '.env'), content);
    process.chdir(folder);
    readDotEnv();
    return Object.fromEntries(names.map((name) => [name, process.env[name]]));
  }

  test('may have a byte order mark, CRLF and shell syntax', () => {
    const content = '\uFEFFZZ_FIRST=1 # one\r\n\r\n# A remark\r\nexport ZZ_SECOND="a # b"\r\n';
    expect(readFile(content)).toEqual({ ZZ_FIRST: '1', ZZ_SECOND: 'a # b' });
  });

  test('does not override the environment, even if it is empty there', () => {
    process.env['ZZ_FIRST'] = '';
    expect(readFile('ZZ_FIRST=1\nZZ_SECOND=2\n')).toEqual({ ZZ_FIRST: '', ZZ_SECOND: '2' });
  });

  test.each([
    ['a line without =', 'ZZ_FIRST hunter2'],
    ['a colon in its place', 'ZZ_FIRST: hunter2'],
    ['an open quote', 'ZZ_FIRST="hunter2'],
    ['a quote that another one closes', `ZZ_FIRST="hunter2'`],
    ['typographic quotes', 'ZZ_FIRST=“hunter2”'],
  ])('with %s stops the start with the line’s number, not its content', (_, line) => {
    const read = () => readFile(`ZZ_SECOND=2\n${line}\n`);
    expect(read).toThrow(EnvError);
    expect(read).toThrow(/\b2\b.*\.env/);
    expect(read).not.toThrow('hunter2');
  });

  test('with a duplicate name stops the start with the name and the line', () => {
    const read = () => readFile('ZZ_FIRST=1\n# ZZ_SECOND=1\nexport ZZ_FIRST=2\nZZ_SECOND=2\n');
    expect(read).toThrow(/^ZZ_FIRST .*\b3\b/m);
    expect(read).not.toThrow('ZZ_SECOND');
  });

  test('cannot set the site folder, which is read before it', () => {
    expect(() => readFile('ZZ_FIRST=1\nSITE_FOLDER=other\n')).toThrow(/SITE_FOLDER/);
  });
});

test('.env.example lists every setting, and is valid unchanged', () => {
  const example = parseDotEnv(readFileSync('.env.example', 'utf8'));
  expect(Object.keys(example).sort()).toEqual([...variableNames].sort());
  expect(parseEnv(example)).toEqual(parseEnv({}));
});

test('a chat webhook needs no secret, and Telegram needs a chat in its URL', () => {
  const url = 'https://hooks.slack.com/services/T0/B0/x';
  expect(parseEnv({ WEBHOOK_URL: url, WEBHOOK_FORMAT: 'slack' }).webhook?.format).toBe('slack');
  const telegram = (address: string) =>
    parseEnv({ WEBHOOK_URL: address, WEBHOOK_FORMAT: 'telegram' });
  const bot = 'https://api.telegram.org/bot1:x/sendMessage';
  expect(telegram(`${bot}?chat_id=-100`).webhook?.secrets).toEqual([]);
  expect(() => telegram(bot)).toThrow(/^WEBHOOK_URL .*\?chat_id=/m);
});
