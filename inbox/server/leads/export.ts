import { languageFacts } from '../../../contract/language.ts';
import { type CsvColumns, csvHead, csvRow } from '../../../service/csv.ts';
import { leadColumns } from '../../../service/lead-columns.ts';
import type { StoredLead } from '../../../service/leads/stored-lead.ts';
import type { InboxParts } from '../inbox-env.ts';
import type { Person } from '../people/people-store.ts';
import type { Worked } from './lead-list.ts';
import type { LeadChoice } from './lead-query.ts';

/** Lines of a CSV file with the matching leads, in the format that spreadsheets use in the language. */
export async function* exportLines(
  { store, now }: InboxParts,
  choice: LeadChoice,
  { language }: Person,
): AsyncGenerator<string> {
  const people = new Map((await store.inbox.people.list()).map((one) => [one.id, one]));
  const nameOf = (id: string | null) => {
    const person = people.get(id ?? '');
    return person ? person.name || person.email : '';
  };
  const columns: CsvColumns<StoredLead & Worked> = [
    ...leadColumns,
    ['state', (lead) => lead.state],
    ['assigned_to', (lead) => nameOf(lead.assignedTo)],
    ['answered_at', ({ answeredAt }) => (answeredAt ? new Date(answeredAt).toISOString() : '')],
  ];
  // Excel expects semicolons in languages with a decimal comma.
  const isInNumbers = (0.5).toLocaleString(languageFacts[language].locale).includes(',');
  const separator = isInNumbers ? ';' : ',';
  yield csvHead(columns, separator);
  for await (const lead of store.inbox.list.stream(choice, now())) {
    yield csvRow(columns, lead, separator);
  }
}
