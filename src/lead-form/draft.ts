import * as v from 'valibot';
import { consultationTypes, leadFields } from '../../contract/lead.ts';
import { formatPhone, isPhoneTooLong } from '../../contract/phone.ts';
import { tabStorage } from '../browser/storage.ts';
import { draftKey } from './early-draft.ts';
import { type Draft, type FormValues, initialState } from './form-state.ts';

const draftSchema = v.object({
  ...v.entriesFromList(leadFields, v.fallback(v.string(), '')),
  phone: v.pipe(v.fallback(v.string(), ''), v.transform(masked)),
  consultationType: v.fallback(v.picklist(consultationTypes), 'quick'),
  defaultText: v.fallback(v.string(), ''),
  replacedText: v.optional(v.string()),
});

/** The draft of this tab, if there is one; it never leaves the browser. */
export function loadDraft(): Draft | undefined {
  try {
    const kept = v.parse(draftSchema, JSON.parse(tabStorage.kept(draftKey)));
    const { defaultText, replacedText, ...values } = kept;
    return { values, defaultText, replacedText };
  } catch {
    // There is none, or it cannot be read.
    return undefined;
  }
}

/** Keeps what the visitor wrote for as long as the tab is open; an empty form keeps nothing. */
export function saveDraft({ values, defaultText, replacedText }: Draft): void {
  const isEmpty = leadFields.every((field) => field === 'consultationType' || !values[field]);
  const draft = { ...values, defaultText, replacedText };
  tabStorage.keep(draftKey, isEmpty ? undefined : JSON.stringify(draft));
}

/**
 * What stands in the controls of a form: typed before the script was there, or brought back by the
 * browser. Undefined where nothing does.
 */
export function readTyped(form: HTMLFormElement): Partial<FormValues> | undefined {
  const values = readControls(form);
  const typed = leadFields.filter((field) => values[field] !== initialState.values[field]);
  if (typed.length === 0) return undefined;
  return Object.fromEntries(
    typed.map((field) => [field, field === 'phone' ? masked(values.phone) : values[field]]),
  );
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
