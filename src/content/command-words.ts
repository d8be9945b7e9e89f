import * as v from 'valibot';
import { sameFor, text } from './text.ts';

/** Of the owner's commands (`npm run leads`), in the owner's language. */
export const commandWordsSchema = v.strictObject({
  about: text,
  usage: text,
  command: text,
  more: text,
  /** What each command does. */
  summaries: sameFor(
    [
      ...(['list', 'show', 'search', 'release', 'spam', 'export', 'stats', 'health'] as const),
      ...(['deliveries', 'replay', 'drop', 'subscribers', 'unsubscribe', 'erase'] as const),
      ...(['retention', 'backup', 'restore', 'migrate', 'copy'] as const),
    ],
    text,
  ),
  /** What each option does. */
  options: sameFor(
    [
      ...(['folder', 'since', 'until', 'state', 'lead', 'email', 'limit', 'weeks'] as const),
      ...(['channel', 'all', 'format', 'separator', 'output', 'links', 'dry-run'] as const),
      ...(['yes', 'archive', 'json'] as const),
    ],
    text,
  ),
  /** Heads of tables, beside those that the owner's mails have words for. */
  heads: sameFor(
    [
      ...(['received', 'score', 'addressSeen', 'addressClaimed', 'added', 'what'] as const),
      ...(['state', 'tries', 'next', 'answer', 'requested', 'confirmed'] as const),
    ],
    text,
  ),
  /** Names in braces stand for what the command found: `{n}` is a number. */
  sentences: sameFor(
    [
      ...(['noCommand', 'didYouMean', 'failed', 'wrongOption', 'wrongValue'] as const),
      ...(['wrongParameters', 'emptyArgument', 'noSuchLead', 'noSuchDelivery'] as const),
      ...(['ambiguous', 'noStore', 'noLeads', 'moreThan', 'inInbox', 'inSpam', 'written'] as const),
      ...(['cannotWrite', 'notRegular', 'separatorOfJson', 'inAll', 'perWeek'] as const),
      ...(['perSource', 'writable', 'owed', 'oldest', 'held', 'spamOfWeek', 'failing'] as const),
      ...(['noDeliveries', 'whichDeliveries'] as const),
      ...(['replayed', 'underWay', 'dropped', 'noSiteUrl', 'noSubscribers', 'noSignUp'] as const),
      ...(['unsubscribed', 'noAddress', 'needsYes', 'confirmErasure', 'yes'] as const),
      ...(['nothingErased', 'erased', 'nothingKept', 'mentioned', 'notReached'] as const),
      ...(['leftInLog', 'gone', 'wouldGo', 'isLive', 'backedUp', 'noPostgres', 'copied'] as const),
      ...(['migrated', 'upToDate', 'migrationBackup', 'restored', 'replaced'] as const),
      ...(['afterRestore', 'restorePostgres', 'fromWhere', 'noArchive'] as const),
      ...(['restoredArchive', 'inUse', 'olderStore', 'newerStore'] as const),
    ],
    text,
  ),
});

export type CommandWords = v.InferOutput<typeof commandWordsSchema>;
