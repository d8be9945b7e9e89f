import { type Env, EnvError, parseEnv } from '../../service/env.ts';
import { type Finding, fail, note, orPass, pass } from './finding.ts';

/** Checks the variables; `env` is undefined if the site would not start with them. */
export function checkSettings(
  variables: Readonly<Record<string, string | undefined>>,
  domain: string,
): { env: Env | undefined; findings: Finding[] } {
  let env: Env;
  try {
    env = parseEnv(variables);
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    const [, ...sentences] = error.message.split('\n');
    const findings = sentences.map((sentence) =>
      fail(sentence, 'correct it: the site does not start like this'),
    );
    return { env: undefined, findings };
  }
  const { configuredSiteUrl, siteUrl, trustedProxies } = env;
  const { protocol, hostname } = new URL(siteUrl);
  const isOfDomain = hostname === domain || hostname === `www.${domain}`;
  const faults = [
    ...env.slips.map(({ message }) => fail(message, 'correct the name')),
    !configuredSiteUrl && fail('SITE_URL is missing', `set SITE_URL=https://${domain}`),
    configuredSiteUrl &&
      protocol !== 'https:' &&
      fail(`SITE_URL is not https: ${siteUrl}`, 'serve the site over https'),
    configuredSiteUrl &&
      !isOfDomain &&
      fail(
        `SITE_URL is on ${hostname}, the site on ${domain}`,
        'make SITE_URL and domain in site.yaml agree',
      ),
    ...mailSettings
      .filter(([key]) => !env[key])
      .map(([, name, value]) => fail(`${name} is missing`, `set it to ${value}`)),
    // The server speaks plain HTTP, so https means a proxy in front, which hides the visitors' addresses.
    protocol === 'https:' &&
      trustedProxies === 0 &&
      fail(
        'TRUSTED_PROXIES is 0, but https means a proxy in front: every visitor would have its address',
        'set TRUSTED_PROXIES to the number of proxies that pass requests on, mostly 1',
      ),
  ].filter((fault) => typeof fault === 'object');
  return {
    env,
    findings: [
      ...orPass(faults, 'every setting is there'),
      env.recaptcha
        ? pass('reCAPTCHA keys are set')
        : pass('no reCAPTCHA keys: the embedded proof of work stands in'),
      env.store.engine === 'postgres'
        ? note('backups of PostgreSQL are yours to make', 'see docs/operating.md')
        : note('each night’s backup lies on the same machine', 'copy it to another one'),
    ],
  };
}

const mailSettings = [
  [
    'smtpUrl',
    'SMTP_URL',
    'smtp://user:password@host:587?requireTLS=true; until then mail only becomes files',
  ],
  ['mailFrom', 'MAIL_FROM', 'an address for which your mail server may send'],
  ['notifyTo', 'NOTIFY_TO', 'the mailbox in which you read leads'],
] as const;
