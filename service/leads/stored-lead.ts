import { domainToUnicode } from 'node:url';
import type { Folder } from '../../contract/folders.ts';
import type { Language } from '../../contract/language.ts';
import { type Lead, leadFields, searchedFields } from '../../contract/lead.ts';
import type { Attribution } from '../../contract/lead-request.ts';
import type { FolderReason } from '../../src/content/words.ts';

/** Makes every key required, so that code that builds a lead cannot forget a field. */
type Complete<T> = { [Field in keyof Required<T>]: T[Field] };

/** A stored lead. Times are milliseconds since 1970-01-01T00:00Z. */
export interface StoredLead extends Complete<Lead> {
  /** UUIDv7: sorts by time of arrival. */
  id: string;
  receivedAt: number;
  language: Language;
  folder: Folder;
  reasons: readonly FolderReason[];
  /** IP address from the connection or the trusted proxies. */
  address: string;
  /** IP address that the browser claimed; decides nothing. */
  userIp: string;
  attribution: Attribution | undefined;
  /** Score of the verification, 0 to 1, if the provider gives one. */
  score: number | undefined;
}

/** Returns the visitor's fields, with every key present; a missing one of a row is null there. */
export function pickFields(lead: { [Field in keyof Lead]: Lead[Field] | null }): Complete<Lead> {
  const said = leadFields.map((field) => [field, lead[field] ?? undefined]);
  return Object.fromEntries(said) as Complete<Lead>;
}

/** Returns the texts of a lead that the owner's search covers. */
export function searchedTexts(lead: StoredLead): string[] {
  const texts = leadFields
    .filter((field) => searchedFields[field])
    .map((field) => lead[field] ?? '');
  // A domain with an accent is stored in ASCII, and searched as people write it.
  return [...texts, domainToUnicode(lead.email.split('@')[1] ?? '')];
}
