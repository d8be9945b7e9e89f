import * as v from 'valibot';
import { isLanguage } from '../../contract/language.ts';
import { companySizes, consultationTypes, interests } from '../../contract/lead.ts';
import { folderReasons, folders } from '../../contract/owner-words.ts';
import { emailKey } from '../leads/email-key.ts';
import { plainWords } from '../leads/plain-words.ts';
import { type StoredLead, searchedTexts } from '../leads/stored-lead.ts';
import type { LeadTable } from './tables.ts';

export type LeadRow = Omit<LeadTable, 'seq'>;

/** What a row says of the fields that are not plain text. */
const rowSchema = v.object({
  language: v.custom<StoredLead['language']>(isLanguage),
  folder: v.picklist(folders),
  reasons: v.pipe(v.string(), v.parseJson(), v.array(v.picklist(folderReasons))),
  company_size: v.nullable(v.picklist(companySizes)),
  interest: v.picklist(interests),
  consultation_type: v.picklist(consultationTypes),
  attribution: v.nullable(
    v.pipe(
      v.string(),
      v.parseJson(),
      v.object({ page: v.string(), referrer: v.string(), utm: v.record(v.string(), v.string()) }),
    ),
  ),
});

/** The row that keeps a lead. */
export function leadRow(lead: StoredLead, contentHash: string): LeadRow {
  return {
    id: lead.id,
    received_at: lead.receivedAt,
    language: lead.language,
    folder: lead.folder,
    reasons: JSON.stringify(lead.reasons),
    name: lead.name,
    company: lead.company ?? null,
    email: lead.email,
    email_key: emailKey(lead.email),
    phone: lead.phone,
    company_size: lead.companySize ?? null,
    interest: lead.interest,
    message: lead.message,
    consultation_type: lead.consultationType,
    address: lead.address,
    user_ip: lead.userIp,
    attribution: lead.attribution ? JSON.stringify(lead.attribution) : null,
    score: lead.score ?? null,
    content_hash: contentHash,
    words: plainWords(searchedTexts(lead).join(' ')).join(' '),
  };
}

/** The lead that a row keeps; throws if `leadRow` did not write the row. */
export function leadOfRow(row: LeadRow): StoredLead {
  const parsed = v.parse(rowSchema, row);
  return {
    id: row.id,
    receivedAt: row.received_at,
    language: parsed.language,
    folder: parsed.folder,
    reasons: parsed.reasons,
    name: row.name,
    company: row.company ?? undefined,
    email: row.email,
    phone: row.phone,
    companySize: parsed.company_size ?? undefined,
    interest: parsed.interest,
    message: row.message,
    consultationType: parsed.consultation_type,
    address: row.address,
    userIp: row.user_ip,
    attribution: parsed.attribution ?? undefined,
    score: row.score ?? undefined,
  };
}
