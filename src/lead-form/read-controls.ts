import { leadFields } from '../../contract/lead.ts';
import { formatPhone } from '../../contract/phone.ts';
import { type Draft, type FormValues, initialState } from './form-state.ts';

/**
 * What stands in the controls of a form: typed before the script was there, or brought back by the
 * browser. Undefined where nothing does.
 */
export function readControls(form: HTMLFormElement): Partial<FormValues> | undefined {
  const data = new FormData(form);
  const typed = leadFields.flatMap((field) => {
    const value = String(data.get(field) ?? '');
    const isInitial = value === initialState.values[field];
    return isInitial ? [] : [[field, field === 'phone' ? formatPhone(value) : value] as const];
  });
  return typed.length > 0 ? Object.fromEntries(typed) : undefined;
}

/** A draft with what was typed on this page over it. */
export function mergeDraft(draft: Draft | undefined, typed: Partial<FormValues> = {}): Draft {
  const { values, defaultText, replacedText } = draft ?? initialState;
  return { values: { ...values, ...typed }, defaultText, replacedText };
}
