import { type LeadField, leadFields } from '../../../contract/lead.ts';
import { fieldTraits } from '../../../contract/lead-fields.ts';
import { formatPhone } from '../../../contract/phone.ts';
import { companySizeName } from '../../delivery/mail/lead-words.ts';
import type { StoredLead } from '../../leads/stored-lead.ts';
import { type CsvSeparator, csvLine } from '../csv.ts';
import { jsonText } from '../json.ts';

type Cell = (lead: StoredLead) => string;

/** The cell of each field; the compiler asks for a new one. */
const fieldCells: Record<LeadField, Cell> = {
  name: (lead) => lead.name,
  company: (lead) => lead.company ?? '',
  email: (lead) => lead.email,
  phone: (lead) => formatPhone(lead.phone),
  // In words, because Excel takes 1-10 for a date.
  companySize: (lead) => (lead.companySize ? companySizeName(lead.companySize, 'en') : ''),
  interest: (lead) => lead.interest,
  consultationType: (lead) => lead.consultationType,
  message: (lead) => lead.message,
};

const columns: readonly (readonly [string, Cell])[] = [
  ['id', (lead) => lead.id],
  ['received_at', (lead) => new Date(lead.receivedAt).toISOString()],
  ['folder', (lead) => lead.folder],
  ['reasons', (lead) => lead.reasons.join(' ')],
  ['language', (lead) => lead.language],
  ...leadFields.map((field) => [fieldTraits[field].column, fieldCells[field]] as const),
  ['page', (lead) => lead.attribution?.page ?? ''],
  ['referrer', (lead) => lead.attribution?.referrer ?? ''],
  ['utm', (lead) => new URLSearchParams(lead.attribution?.utm ?? {}).toString()],
  ['score', (lead) => lead.score?.toString() ?? ''],
  ['address', (lead) => lead.address],
  ['user_ip', (lead) => lead.userIp],
];

/** The line of a CSV file with the names of its columns. */
export function leadCsvHead(separator: CsvSeparator): string {
  return csvLine(
    columns.map(([name]) => name),
    separator,
  );
}

/** One line of a CSV file, in the order of the head; what is absent is an empty cell. */
export function leadCsvLine(lead: StoredLead, separator: CsvSeparator): string {
  return csvLine(
    columns.map(([, cell]) => cell(lead)),
    separator,
  );
}

/** One line of JSON Lines; times as ISO 8601 besides the milliseconds. */
export function leadJsonLine(lead: StoredLead): string {
  return `${jsonText({ ...lead, receivedAt: new Date(lead.receivedAt).toISOString() })}\n`;
}
