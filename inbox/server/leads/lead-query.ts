import * as v from 'valibot';
import { folders } from '../../../contract/folders.ts';
import { engineLanguages } from '../../../contract/language.ts';
import { interests } from '../../../contract/lead.ts';
import { searchHeader } from '../../contract/calls.ts';
import { leadStates, maxLengths } from '../../contract/terms.ts';
import { Refusal } from '../http/refusal.ts';

const name = v.optional(v.pipe(v.string(), v.maxLength(500)));
const flag = v.optional(v.literal('1'));

/** Parameters of a list's address, and the search from its header; see `LeadQuery`. */
const querySchema = v.object({
  folder: v.optional(v.picklist(folders)),
  state: v.optional(v.picklist(leadStates)),
  interest: v.optional(v.picklist(interests)),
  language: v.optional(v.picklist(engineLanguages)),
  source: name,
  assigned: name,
  unread: flag,
  overdue: flag,
  after: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,15}-\d{1,15}$/),
      v.transform((text) => {
        const [receivedAt = 0, seq = 0] = text.split('-').map(Number);
        return { receivedAt, seq };
      }),
    ),
  ),
  search: v.optional(v.pipe(v.string(), v.maxLength(maxLengths.search))),
});

export type LeadChoice = v.InferOutput<typeof querySchema>;

/** Reads the filters of a request; throws a Refusal if they are invalid. */
export function readChoice(request: Request): LeadChoice {
  const { search: _, ...query } = Object.fromEntries(new URL(request.url).searchParams);
  const search = decoded(request.headers.get(searchHeader) ?? '').trim();
  const { success, output } = v.safeParse(querySchema, { ...query, ...(search && { search }) });
  if (!success) throw new Refusal('invalid');
  return output;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new Refusal('invalid');
  }
}
