import { resolve } from 'node:path';
import type { Language } from '../contract/language.ts';
import { mailboxes } from './delivery/mail/mail-channel.ts';
import type { Env } from './env.ts';
import { explain, type OwnerError, speechIn } from './owner-error.ts';
import { writeCommand } from './write-command.ts';

/**
 * Returns the owner's text at the start; of URLs only the host, because some contain passwords. `builtFor` is
 * the origin in the pages, `problem` the reason why no lead can be stored yet.
 */
export function describeStart(
  env: Env,
  language: Language,
  builtFor: string | undefined,
  problem: OwnerError | undefined,
): string {
  const { say } = speechIn(language);
  const host = /^(?:127\.0\.0\.1|0\.0\.0\.0|::1?)$/.test(env.host) ? 'localhost' : env.host;
  const { protocol, hostname } = new URL(env.siteUrl);
  // Browsers trust the machine's own names without HTTPS.
  const isPlain = protocol === 'http:' && !/^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(hostname);
  const isElsewhere = (env.configuredSiteUrl ?? builtFor) !== builtFor;
  const notes = [
    ...env.typos.map((typo) => explain(typo, language)),
    builtFor ? isElsewhere && say('builtElsewhere', { where: builtFor }) : say('notBuilt'),
    isPlain && say('plainHttp'),
    problem && say('onlyPages', { why: problem.ownerMessage }),
  ].filter((note) => typeof note === 'string');
  const { store, smtpUrl, webhook } = env;
  const who = mailboxes(env).owners.map(({ address }) => address);
  const started = say('started', {
    where: `http://${host}:${env.port}`,
    store: store.engine === 'sqlite' ? resolve(store.location) : say('postgresStore'),
    mail: smtpUrl
      ? say('mailTo', { who: who.join(', '), where: new URL(smtpUrl).host })
      : say('mailFiles', { where: resolve(env.outbox) }),
    webhook: webhook ? new URL(webhook.url).host : say('notSet', { what: 'WEBHOOK_URL' }),
    command: writeCommand('list'),
    archive: env.archiveUrl ?? say('notSet', { what: 'ARCHIVE_URL' }),
  });
  return `\n  ${started}\n${notes.map((what) => `  ${say('note', { what })}\n`).join('')}`;
}
