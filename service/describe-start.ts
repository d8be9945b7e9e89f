import { resolve } from 'node:path';
import { mailboxes } from './delivery/mail/mail-channel.ts';
import type { Env } from './env.ts';

/**
 * What the owner reads when the site starts; of addresses the host alone, for some hold passwords.
 * `builtFor` is the address that the pages name, `problem` why no lead can be taken yet.
 */
export function describeStart(
  env: Env,
  port: number,
  builtFor: string | undefined,
  problem: string | undefined,
): string {
  const host = /^(?:127\.0\.0\.1|0\.0\.0\.0|::1?)$/.test(env.host) ? 'localhost' : env.host;
  const isElsewhere = (env.configuredSiteUrl ?? builtFor) !== builtFor;
  const notes = [
    ...env.slips,
    !builtFor && 'No pages are built: run npm run build.',
    builtFor &&
      isElsewhere &&
      `The pages name ${builtFor}, not SITE_URL: build them again with it.`,
    problem && `${problem} Pages are served; the database is tried again.`,
  ].filter(Boolean);
  const { store, smtpUrl, webhook } = env;
  const owners = mailboxes(env).owners.map(({ address }) => address);
  return `
  The site   http://${host}:${port}
  Leads      ${store.engine === 'sqlite' ? resolve(store.location) : 'the PostgreSQL database'}
  Mail       ${smtpUrl ? `to ${owners.join(', ')} through ${new URL(smtpUrl).host}` : `files in ${resolve(env.outbox)} (no SMTP_URL)`}
  Webhook    ${webhook ? new URL(webhook.url).host : 'none (WEBHOOK_URL is not set)'}
  Archive    ${env.archiveUrl ?? 'none (ARCHIVE_URL is not set)'}
  Read them  npm run leads -- list
${notes.map((note) => `  Note       ${note}\n`).join('')}`;
}
