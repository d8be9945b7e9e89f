import type { Folder } from '../../contract/folders.ts';
import type { Language } from '../../contract/language.ts';
import { type Lead, leadFields, searchedFields } from '../../contract/lead.ts';
import type { Attribution } from '../../contract/lead-request.ts';
import type { FolderReason } from '../../src/content/words.ts';

/** Every key is required, so that code that builds a lead cannot forget a field. */
type Complete<T> = { [Field in keyof Required<T>]: T[Field] };

/** A lead as it is kept. Times are milliseconds since 1970-01-01T00:00Z. */
export interface StoredLead extends Complete<Lead> {
  /** UUIDv7: sorts by time of arrival. */
  id: string;
  receivedAt: number;
  language: Language;
  folder: Folder;
  reasons: readonly FolderReason[];
  /** Address that the server saw through its trusted proxies. */
  address: string;
  /** Address that the browser claimed; decides nothing. */
  userIp: string;
  attribution: Attribution | undefined;
  /** Score of the verification, 0 to 1, if the provider gives one. */
  score: number | undefined;
}

/** What the visitor said, with a key for every field; one that a row lacks is null there. */
export function pickFields(lead: { [Field in keyof Lead]: Lead[Field] | null }): Complete<Lead> {
  const said = leadFields.map((field) => [field, lead[field] ?? undefined]);
  return Object.fromEntries(said) as Complete<Lead>;
}

/** The texts of a lead that the owner's search looks into. */
export function searchedTexts(lead: StoredLead): string[] {
  return leadFields.filter((field) => searchedFields[field]).map((field) => lead[field] ?? '');
}
