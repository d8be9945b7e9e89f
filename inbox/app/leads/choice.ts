import type { Folder, LeadQuery } from '../../contract/leads.ts';

/** What the list is narrowed by; the address says it, but for the words of a search, which are personal. */
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

/** Reads the choice from an address' parameters; what is not known there is passed over. */
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

/** The parameters of a choice, in one order, so that the same choice has the same address. */
export function writeChoice(choice: Choice): string {
  const { folder } = choice;
  const parameters = new URLSearchParams(folder === 'inbox' ? {} : { folder });
  for (const name of filterNames) if (choice[name]) parameters.set(name, choice[name]);
  return parameters.toString();
}

export function countFilters(choice: Choice): number {
  return filterNames.filter((name) => choice[name]).length;
}
