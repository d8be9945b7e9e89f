import { resolve } from 'node:path';
import { mailSettings } from './delivery/mail/mail-settings.ts';
import { outboxFolder } from './delivery/mail/mail-transport.ts';
import type { Env } from './env.ts';

export interface StartFacts {
  env: Env;
  port: number;
  /** The address that the pages name; undefined where none are built. */
  builtFor: string | undefined;
  /** Why no lead can be taken yet. */
  problem: string | undefined;
}

/** What the owner reads when the site starts; of addresses the host alone, for some hold passwords. */
export function describeStart({ env, port, builtFor, problem }: StartFacts): string {
  const host = ['127.0.0.1', '0.0.0.0', '::', '::1'].includes(env.host) ? 'localhost' : env.host;
  const isElsewhere = env.configuredSiteUrl !== undefined && env.configuredSiteUrl !== builtFor;
  const warnings = [
    ...env.slips,
    builtFor === undefined && 'No pages are built: run npm run build.',
    builtFor !== undefined &&
      isElsewhere &&
      `The pages name ${builtFor}, not SITE_URL: build them again with it.`,
    problem !== undefined && `${problem} Pages are served; the database is tried again.`,
  ].filter((warning) => warning !== false);
  return [
    '',
    `  The site   http://${host}:${port}`,
    `  Leads      ${env.store.engine === 'sqlite' ? resolve(env.store.location) : 'the PostgreSQL database'}`,
    `  Mail       ${mailTarget(env)}`,
    `  Webhook    ${env.webhook ? new URL(env.webhook.url).host : 'none (WEBHOOK_URL is not set)'}`,
    '  Read them  npm run leads -- list',
    ...warnings.map((warning) => `  Note       ${warning}`),
    '',
  ].join('\n');
}

function mailTarget(env: Env): string {
  const { notifyTo } = mailSettings(env);
  if (!env.smtpUrl) return `files in ${resolve(outboxFolder(env.dataDir))} (no SMTP_URL)`;
  return `to ${notifyTo.map(({ address }) => address).join(', ')} through ${new URL(env.smtpUrl).host}`;
}
