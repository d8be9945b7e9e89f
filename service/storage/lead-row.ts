import * as v from 'valibot';
import { isLanguage } from '../../contract/language.ts';
import { companySizes, consultationTypes, interests } from '../../contract/lead.ts';
import { emailKey } from '../leads/email-key.ts';
import { plainWords } from '../leads/plain-words.ts';
import { folderReasons, folders, type StoredLead } from '../leads/stored-lead.ts';
import type { LeadTable } from './tables.ts';

export type LeadRow = Omit<LeadTable, 'seq'>;

const stored = {
  folder: v.picklist(folders),
  reasons: v.array(v.picklist(folderReasons)),
  companySize: v.optional(v.picklist(companySizes)),
  interest: v.picklist(interests),
  consultationType: v.picklist(consultationTypes),
  language: v.custom<StoredLead['language']>(isLanguage),
  attribution: v.optional(
    v.object({ page: v.string(), referrer: v.string(), utm: v.record(v.string(), v.string()) }),
  ),
};

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
    words: plainWords(
      [lead.name, lead.company ?? '', lead.email, lead.phone, lead.message].join(' '),
    ).join(' '),
  };
}

/** The lead that a row keeps; throws where the row was not written by `leadRow`. */
export function leadOfRow(row: LeadRow): StoredLead {
  return {
    id: row.id,
    receivedAt: row.received_at,
    language: v.parse(stored.language, row.language),
    folder: v.parse(stored.folder, row.folder),
    reasons: v.parse(stored.reasons, JSON.parse(row.reasons)),
    name: row.name,
    company: row.company ?? undefined,
    email: row.email,
    phone: row.phone,
    companySize: v.parse(stored.companySize, row.company_size ?? undefined),
    interest: v.parse(stored.interest, row.interest),
    message: row.message,
    consultationType: v.parse(stored.consultationType, row.consultation_type),
    address: row.address,
    userIp: row.user_ip,
    attribution: v.parse(
      stored.attribution,
      row.attribution === null ? undefined : JSON.parse(row.attribution),
    ),
    score: row.score ?? undefined,
  };
}
