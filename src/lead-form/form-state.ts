import * as v from 'valibot';
import {
  type ConsultationType,
  type LeadField,
  leadFields,
  leadSchema,
} from '../../contract/lead.ts';
import type { FieldSentences } from '../content/sentences.ts';

export type FormValues = Readonly<Record<LeadField, string>>;

/** What is stored in the tab, so that an error, a reload or another page loses no typed word. */
export interface Draft {
  values: FormValues;
  /** Default text that a consultation type put into the message, possibly in the other language. */
  defaultText: string;
  /** The visitor's message that a default text replaced, until the next edit. */
  replacedText: string | undefined;
}

/** Life of the form: idle, submitting, then idle again with or without errors (specification chapter 4). */
export interface FormState extends Draft {
  submitting: boolean;
  /** Whether the draft has been loaded into the state. */
  restored: boolean;
  errors: FieldSentences;
  /** Number of failed attempts; each one moves the focus to the summary. */
  attempts: number;
}

export type FormAction =
  | { type: 'typed'; field: LeadField; value: string }
  /** `text` is the default message of the type. */
  | { type: 'chose'; consultationType: ConsultationType; text: string }
  | { type: 'restored'; draft: Draft | undefined }
  /** `values` are read from the controls: a password manager may have filled them without events. */
  | { type: 'submitting'; values: FormValues }
  | { type: 'failed'; errors: FieldSentences }
  /** `sent` are the values that were sent. */
  | { type: 'succeeded'; sent: FormValues };

const emptyValues = Object.fromEntries(leadFields.map((field) => [field, ''])) as FormValues;

/** An untouched form; the quick consultation is preselected. */
export const initialState: FormState = {
  values: { ...emptyValues, consultationType: 'quick' },
  defaultText: '',
  replacedText: undefined,
  submitting: false,
  restored: false,
  errors: {},
  attempts: 0,
};

/** The message, unless it is empty or a default text. */
function ownMessage({ values: { message }, defaultText }: Draft): string | undefined {
  return message.trim() === '' || message === defaultText ? undefined : message;
}

export function formReducer(state: FormState, action: FormAction): FormState {
  switch (action.type) {
    case 'typed': {
      // Leaving the phone field unchanged must not remove an error that only the server finds.
      if (action.value === state.values[action.field]) return state;
      const values = { ...state.values, [action.field]: action.value };
      const replacedText = action.field === 'message' ? undefined : state.replacedText;
      const errors = withoutCorrected(state.errors, action.field, values);
      return { ...state, values, replacedText, errors };
    }
    case 'chose': {
      const { consultationType, text } = action;
      const values = { ...state.values, consultationType, message: text };
      return {
        ...state,
        values,
        defaultText: text,
        replacedText: ownMessage(state) ?? state.replacedText,
        errors: withoutCorrected(state.errors, 'message', values),
      };
    }
    case 'restored':
      return { ...initialState, ...action.draft, restored: true };
    case 'submitting':
      return { ...state, values: action.values, submitting: true, errors: {} };
    case 'failed':
      return {
        ...state,
        submitting: false,
        errors: action.errors,
        attempts: state.attempts + 1,
      };
    case 'succeeded': {
      // Fields that were changed while the lead was being sent keep their new values.
      const values: Record<LeadField, string> = { ...initialState.values };
      for (const field of leadFields) {
        if (state.values[field] !== action.sent[field]) values[field] = state.values[field];
      }
      // A default text that was chosen meanwhile stays with its type.
      const defaultText = values.message === state.defaultText ? values.message : '';
      if (defaultText) values.consultationType = state.values.consultationType;
      return { ...initialState, values, defaultText, restored: true };
    }
  }
}

/**
 * Removes a field's error as soon as its value is valid, while typing. Removing it on blur would move the
 * button away from the pointer that is about to press it.
 */
function withoutCorrected(
  errors: FieldSentences,
  field: LeadField,
  values: FormValues,
): FieldSentences {
  if (!errors[field] || !v.is(leadSchema.entries[field], values[field])) return errors;
  const { [field]: _, ...others } = errors;
  return others;
}
