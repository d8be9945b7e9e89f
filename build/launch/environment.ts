import { type Env, EnvError, parseEnv } from '../../service/env.ts';
import { type Finding, fail, note, pass } from './finding.ts';

type Variables = Readonly<Record<string, string | undefined>>;

/** Judges the variables; `env` is there only if the site would start with them. */
export function checkEnvironment(
  variables: Variables,
  brand: { domain: string },
): { env: Env | undefined; findings: Finding[] } {
  let env: Env;
  try {
    env = parseEnv(variables);
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    const sentences = error.message.split('\n');
    return {
      env: undefined,
      findings: sentences.map((sentence) =>
        fail('environment', sentence, 'correct it: the site does not start like this'),
      ),
    };
  }
  return {
    env,
    findings: [
      ...checkSiteUrl(env, brand.domain),
      ...checkMail(env),
      checkProxies(env),
      env.recaptcha
        ? pass('environment', 'reCAPTCHA keys are set')
        : pass('environment', 'no reCAPTCHA keys: the embedded proof of work stands in'),
    ],
  };
}

function checkSiteUrl(env: Env, domain: string): Finding[] {
  if (env.configuredSiteUrl === undefined) {
    return [fail('environment', 'SITE_URL is missing', `set SITE_URL=https://${domain}`)];
  }
  const { protocol, hostname } = new URL(env.siteUrl);
  return [
    protocol === 'https:'
      ? pass('environment', `SITE_URL is encrypted: ${env.siteUrl}`)
      : fail(
          'environment',
          `SITE_URL is not https: ${env.siteUrl}`,
          'serve the site over https and write SITE_URL=https://…',
        ),
    hostname === domain || hostname === `www.${domain}`
      ? pass('environment', `SITE_URL is on the brand's domain, ${domain}`)
      : fail(
          'environment',
          `SITE_URL is on ${hostname}, the brand on ${domain}`,
          'make SITE_URL and domain in app/content/brand.ts agree',
        ),
  ];
}

function checkMail({ smtpUrl, mailFrom, notifyTo }: Env): Finding[] {
  const missing = [
    !smtpUrl &&
      fail(
        'environment',
        'SMTP_URL is missing: mail only becomes files in data/outbox/',
        'set SMTP_URL=smtp://user:password@host:587?requireTLS=true',
      ),
    !mailFrom &&
      fail(
        'environment',
        'MAIL_FROM is missing',
        'set MAIL_FROM to an address for which your mail server may send',
      ),
    !notifyTo &&
      fail(
        'environment',
        'NOTIFY_TO is missing',
        'set NOTIFY_TO to the mailbox in which you read leads',
      ),
  ].filter((finding) => finding !== false);
  if (missing.length > 0) return missing;
  return [
    pass('environment', 'SMTP_URL, MAIL_FROM and NOTIFY_TO are set'),
    note(
      'environment',
      'whether your mail reaches inboxes',
      'see that SPF, DKIM and DMARC of the domain in MAIL_FROM name your mail server',
    ),
  ];
}

/** The server itself speaks plain HTTP: with https, something stands in front and hides the visitors. */
function checkProxies({ siteUrl, trustedProxies }: Env): Finding {
  if (trustedProxies > 0 || !siteUrl.startsWith('https:')) {
    return pass('environment', `TRUSTED_PROXIES: ${trustedProxies}`);
  }
  return fail(
    'environment',
    'TRUSTED_PROXIES is 0, but https means a proxy in front: every visitor would have its address',
    'set TRUSTED_PROXIES to the number of proxies that pass requests on, mostly 1',
  );
}
