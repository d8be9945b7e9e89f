import type { Folder } from '../../../contract/folders.ts';
import type { LeadQuery } from '../../contract/leads.ts';

/** Filters of the list. They are in the address, except for the search, which is personal. */
export interface Choice extends Omit<LeadQuery, 'after'> {
  folder: Folder;
}

const filterNames = [
  'state',
  'interest',
  'language',
  'source',
  'assigned',
  'unread',
  'overdue',
] as const;

export type FilterName = (typeof filterNames)[number];

/** Reads the filters from the address's parameters; unknown ones are ignored. */
export function readChoice(search: string): Choice {
  const parameters = new URLSearchParams(search);
  const folder = parameters.get('folder');
  const filters = filterNames
    .map((name) => [name, parameters.get(name) ?? ''] as const)
    .filter(([, value]) => value !== '');
  return {
    ...Object.fromEntries(filters),
    folder: folder === 'held' || folder === 'spam' ? folder : 'inbox',
  };
}

/** Writes the filters in a fixed order, so that the same filters have the same address. */
export function writeChoice(choice: Choice): string {
  const { folder } = choice;
  const parameters = new URLSearchParams(folder === 'inbox' ? {} : { folder });
  for (const name of filterNames) if (choice[name]) parameters.set(name, choice[name]);
  return parameters.toString();
}

export function countFilters(choice: Choice): number {
  return filterNames.filter((name) => choice[name]).length;
}
