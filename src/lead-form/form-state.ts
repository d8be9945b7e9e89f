import * as v from 'valibot';
import {
  type ConsultationType,
  type LeadField,
  leadFields,
  leadSchema,
} from '../../contract/lead.ts';
import type { FieldSentences } from '../content/sentences.ts';

export type FormValues = Readonly<Record<LeadField, string>>;

/** What is kept in the tab, so that an error, a reload or another page costs no typed word. */
export interface Draft {
  values: FormValues;
  /** Default text that a consultation type put into the message, in whatever language. */
  defaultText: string;
  /** The visitor's words that a default text replaced, until the next edit. */
  replacedText: string | undefined;
}

/** Life of the form: idle, submitting, then idle again with or without errors (specification chapter 4). */
export interface FormState extends Draft {
  submitting: boolean;
  /** Whether what was typed earlier, on this page or another, is in the state. */
  restored: boolean;
  errors: FieldSentences;
  /** Counts the failed attempts, so that each takes focus to the summary. */
  attempts: number;
}

export type FormAction =
  | { type: 'typed'; field: LeadField; value: string }
  /** `text` is the default text of the type. */
  | { type: 'chose'; consultationType: ConsultationType; text: string }
  | { type: 'restored'; draft: Draft | undefined }
  /** With what stands in the controls: a program may have put it there unseen. */
  | { type: 'submitting'; values: FormValues }
  | { type: 'failed'; errors: FieldSentences }
  /** `sent` is what went. */
  | { type: 'succeeded'; sent: FormValues };

const emptyValues = Object.fromEntries(leadFields.map((field) => [field, ''])) as FormValues;

/** A form that nobody has touched: quick to begin with. */
export const initialState: FormState = {
  values: { ...emptyValues, consultationType: 'quick' },
  defaultText: '',
  replacedText: undefined,
  submitting: false,
  restored: false,
  errors: {},
  attempts: 0,
};

/** The message, where it is the visitor's own and no default text. */
export function ownMessage({ values: { message }, defaultText }: Draft): string | undefined {
  return message.trim() === '' || message === defaultText ? undefined : message;
}

export function formReducer(state: FormState, action: FormAction): FormState {
  switch (action.type) {
    case 'typed': {
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
      // What was written while the lead was on its way did not go with it.
      const values: Record<LeadField, string> = { ...initialState.values };
      for (const field of leadFields) {
        if (state.values[field] !== action.sent[field]) values[field] = state.values[field];
      }
      return { ...initialState, values, restored: true };
    }
  }
}

/**
 * A complaint goes as soon as the field is right, while it is typed in. Were it to go when the field
 * is left, the button would move from under the pointer that is just pressing it.
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
