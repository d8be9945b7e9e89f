import * as v from 'valibot';
import { type ConsultationType, consultationTypes, leadFields } from '../../contract/lead.ts';
import { formatPhone, isPhoneTooLong } from '../../contract/phone.ts';
import { tabStorage } from '../browser/storage.ts';
import { draftKey } from './early-draft.ts';
import { type Draft, type FormValues, initialState } from './form-state.ts';

const draftSchema = v.object({
  ...v.entriesFromList(leadFields, v.fallback(v.string(), '')),
  phone: v.pipe(v.fallback(v.string(), ''), v.transform(masked)),
  consultationType: v.fallback(v.picklist(consultationTypes), 'quick'),
  defaultText: v.fallback(v.string(), ''),
  replacedText: v.fallback(v.optional(v.string()), undefined),
});

/** The stored draft; empty if it cannot be parsed. */
const storedSchema = v.fallback(
  v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.unknown())),
  {},
);

/** The default message of each consultation type, in the page's language. */
type DefaultTexts = Readonly<Record<ConsultationType, { message: string }>>;

/**
 * Loads the draft of this tab, if there is one; it never leaves the browser. A default text is returned in
 * the page's language.
 *
 * @param form its values override the stored ones: they were typed before hydration, or restored by the
 *   browser
 */
export function loadDraft(texts: DefaultTexts, form?: HTMLFormElement | null): Draft | undefined {
  const stored = v.parse(storedSchema, tabStorage.get(draftKey));
  const typed = form ? readTyped(form) : {};
  if (Object.keys({ ...stored, ...typed }).length === 0) return undefined;
  const { defaultText, replacedText, ...values } = v.parse(draftSchema, { ...stored, ...typed });
  // Going back, the browser restores a default text of this page over the draft of the other language.
  const known = [defaultText, texts.quick.message, texts.complete.message];
  if (values.message === '' || !known.includes(values.message)) {
    return { values, defaultText, replacedText };
  }
  const { message } = texts[values.consultationType];
  return { values: { ...values, message }, defaultText: message, replacedText };
}

/** Stores the draft until the tab is closed; an empty form removes it. */
export function saveDraft({ values, defaultText, replacedText }: Draft): void {
  const isEmpty = leadFields.every((field) => field === 'consultationType' || !values[field]);
  const draft = { ...values, defaultText, replacedText };
  tabStorage.set(draftKey, isEmpty ? undefined : JSON.stringify(draft));
}

/** The values of a form's controls that differ from the initial ones. */
function readTyped(form: HTMLFormElement): Partial<FormValues> {
  const values = readControls(form);
  const typed = leadFields.filter((field) => values[field] !== initialState.values[field]);
  return Object.fromEntries(typed.map((field) => [field, values[field]]));
}

/** The current values of a form's controls. */
export function readControls(form: HTMLFormElement): FormValues {
  const data = new FormData(form);
  const values = leadFields.map((field) => [field, String(data.get(field) ?? '')] as const);
  return Object.fromEntries(values) as FormValues;
}

/** Masks a number that was typed without script, unless it is too long: cut, it would be another number. */
function masked(phone: string): string {
  return isPhoneTooLong(phone) ? phone : formatPhone(phone);
}
