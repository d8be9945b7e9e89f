import * as v from 'valibot';
import { consultationTypes, leadFields } from '../../contract/lead.ts';
import { formatPhone, isPhoneTooLong } from '../../contract/phone.ts';
import { tabStorage } from '../browser/storage.ts';
import { draftKey } from './early-draft.ts';
import { type Draft, type FormValues, initialState, ownMessage } from './form-state.ts';

const draftSchema = v.object({
  ...v.entriesFromList(leadFields, v.fallback(v.string(), '')),
  phone: v.pipe(v.fallback(v.string(), ''), v.transform(masked)),
  consultationType: v.fallback(v.picklist(consultationTypes), 'quick'),
  defaultText: v.fallback(v.string(), ''),
  replacedText: v.fallback(v.optional(v.string()), undefined),
});

/** As it is kept; nothing where it cannot be read. */
const keptSchema = v.fallback(
  v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.unknown())),
  {},
);

/**
 * The draft of this tab, if there is one; it never leaves the browser.
 *
 * @param form what stands in its controls wins over what was kept: it was typed before the script was
 *   there, or brought back by the browser
 */
export function loadDraft(form?: HTMLFormElement | null): Draft | undefined {
  const kept = v.parse(keptSchema, tabStorage.kept(draftKey));
  const typed = form ? readTyped(form) : {};
  if (Object.keys({ ...kept, ...typed }).length === 0) return undefined;
  const draft = draftOf({ ...kept, ...typed });
  const unseen = ownMessage(draftOf(kept));
  // Who typed a message before the script was there did not see the kept one: it is offered back.
  const isCovered = typed.message !== undefined && typed.message !== unseen;
  return isCovered ? { ...draft, replacedText: unseen ?? draft.replacedText } : draft;
}

function draftOf(kept: unknown): Draft {
  const { defaultText, replacedText, ...values } = v.parse(draftSchema, kept);
  return { values, defaultText, replacedText };
}

/** Keeps what the visitor wrote for as long as the tab is open; an empty form keeps nothing. */
export function saveDraft({ values, defaultText, replacedText }: Draft): void {
  const isEmpty = leadFields.every((field) => field === 'consultationType' || !values[field]);
  const draft = { ...values, defaultText, replacedText };
  tabStorage.keep(draftKey, isEmpty ? undefined : JSON.stringify(draft));
}

/** The values of a form's controls that are not those with which the page came. */
function readTyped(form: HTMLFormElement): Partial<FormValues> {
  const values = readControls(form);
  const typed = leadFields.filter((field) => values[field] !== initialState.values[field]);
  return Object.fromEntries(typed.map((field) => [field, values[field]]));
}

/** All that stands in the controls of a form now. */
export function readControls(form: HTMLFormElement): FormValues {
  const data = new FormData(form);
  const values = leadFields.map((field) => [field, String(data.get(field) ?? '')] as const);
  return Object.fromEntries(values) as FormValues;
}

/** A number that was typed without the mask; of one that is too long the mask would make another. */
function masked(phone: string): string {
  return isPhoneTooLong(phone) ? phone : formatPhone(phone);
}
