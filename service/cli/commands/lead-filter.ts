import { folders } from '../../../contract/owner-words.ts';
import type { LeadFilter } from '../../storage/leads.ts';
import { type Arguments, type CommandOption, UsageError } from '../command.ts';
import { moment } from '../moment.ts';
import { emailOption } from './email-option.ts';

/** The options by which several commands choose leads. */
export const filterOptions = {
  folder: { type: 'string', value: 'NAME', help: 'inbox, held or spam (default: all)' },
  since: { type: 'string', value: 'WHEN', help: 'received since: 2026-03-15, 36h, 90d, 2w, 24m' },
  until: { type: 'string', value: 'WHEN', help: 'received before, written the same way' },
  email: { type: 'string', value: 'ADDRESS', help: 'of this sender' },
} as const satisfies Record<string, CommandOption>;

/** Reads those options. Throws `UsageError` on a wrong one. */
export function leadFilter(args: Arguments, now: number): LeadFilter {
  const name = args.text('folder');
  const folder = folders.find((one) => one === name);
  if (name !== undefined && folder === undefined) {
    throw new UsageError(`There is no folder "${name}". Choose inbox, held or spam.`);
  }
  const since = args.text('since');
  const until = args.text('until');
  const email = emailOption(args);
  return {
    ...(folder && { folder }),
    ...(since !== undefined && { since: moment(since, now) }),
    ...(until !== undefined && { until: moment(until, now) }),
    ...(email !== undefined && { email }),
  };
}

/** A count as an option, up to `most`. Throws `UsageError` where it is none. */
export function countOption(
  args: Arguments,
  name: string,
  fallback: number,
  most?: number,
): number {
  const text = args.text(name);
  if (text === undefined) return fallback;
  if (/^[1-9]\d{0,6}$/.test(text) && Number(text) <= (most ?? Infinity)) return Number(text);
  const range = most === undefined ? 'of at least 1' : `from 1 to ${most}`;
  throw new UsageError(`--${name} takes a number ${range}, not "${text}".`);
}
