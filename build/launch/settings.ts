import { type Env, EnvError, parseEnv } from '../../service/env.ts';
import { explain } from '../../service/owner-error.ts';
import type { Facts } from '../../src/content/facts.ts';
import { type Finding, fail, note, pass } from './finding.ts';

/** Checks the variables; `env` is undefined if the site would not start with them. */
export function checkSettings(
  variables: Readonly<Record<string, string | undefined>>,
  { domain, ownerLanguage }: Pick<Facts, 'domain' | 'ownerLanguage'>,
): { env: Env | undefined; findings: Finding[] } {
  let env: Env;
  try {
    env = parseEnv(variables);
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    const [, ...sentences] = explain(error, ownerLanguage).split('\n');
    return { env: undefined, findings: sentences.map((why) => fail('wrongSetting', { why })) };
  }
  const { configuredSiteUrl, siteUrl, trustedProxies } = env;
  const { protocol, hostname } = new URL(siteUrl);
  const isOfDomain = hostname === domain || hostname === `www.${domain}`;
  const faults = [
    ...env.typos.map((typo) => fail('doubtfulSetting', { why: explain(typo, ownerLanguage) })),
    !configuredSiteUrl && fail('noSiteUrl', { domain }),
    configuredSiteUrl && protocol !== 'https:' && fail('notHttps', { url: siteUrl }),
    configuredSiteUrl && !isOfDomain && fail('otherDomain', { host: hostname, domain }),
    !env.smtpUrl && fail('noSmtpUrl'),
    !env.mailFrom && fail('noMailFrom'),
    !env.notifyTo && fail('noNotifyTo'),
    // The server speaks plain HTTP, so https means a proxy in front, which hides the visitors' addresses.
    protocol === 'https:' && trustedProxies === 0 && fail('noProxies'),
  ].filter((fault) => typeof fault === 'object');
  return {
    env,
    findings: [
      ...faults,
      pass(env.recaptcha ? 'recaptchaSet' : 'proofOfWork'),
      note(env.store.engine === 'postgres' ? 'backupsYours' : 'backupsHere'),
    ],
  };
}
