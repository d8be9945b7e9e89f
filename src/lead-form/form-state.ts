import { type ConsultationType, type LeadField, leadFields } from '../../contract/lead.ts';

/** What stands in the controls of the form, as the visitor sees it. */
export type FormValues = Readonly<Record<LeadField, string>>;

/** What is said of the fields that are wrong. */
export type FieldErrors = Readonly<Partial<Record<LeadField, string>>>;

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
  errors: FieldErrors;
  /** Counts the failed attempts, so that each takes focus to the summary. */
  attempts: number;
  /** Whether the visitor has changed anything that is worth keeping. */
  edited: boolean;
}

export type FormAction =
  | { type: 'typed'; field: LeadField; value: string }
  /** `text` is the default text of the type. */
  | { type: 'chose'; consultationType: ConsultationType; text: string }
  | { type: 'brought-back' }
  /** Words from a draft, or typed before the script was there (`edited`). */
  | { type: 'restored'; draft: Draft; edited: boolean }
  | { type: 'submitting' }
  | { type: 'failed'; errors: FieldErrors }
  /** A field that was wrong is right now. */
  | { type: 'corrected'; field: LeadField }
  | { type: 'succeeded' };

const emptyValues = Object.fromEntries(leadFields.map((field) => [field, ''])) as FormValues;

/** A form that nobody has touched: quick to begin with. */
export const initialState: FormState = {
  values: { ...emptyValues, consultationType: 'quick' },
  defaultText: '',
  replacedText: undefined,
  submitting: false,
  errors: {},
  attempts: 0,
  edited: false,
};

/** The next state of the form. */
export function formReducer(state: FormState, action: FormAction): FormState {
  switch (action.type) {
    case 'typed': {
      const values = { ...state.values, [action.field]: action.value };
      const replacedText = action.field === 'message' ? undefined : state.replacedText;
      return { ...state, values, replacedText, edited: true };
    }
    case 'chose': {
      const { message } = state.values;
      const isTheirs = message.trim() !== '' && message !== state.defaultText;
      return {
        ...state,
        values: {
          ...state.values,
          consultationType: action.consultationType,
          message: action.text,
        },
        defaultText: action.text,
        replacedText: isTheirs ? message : state.replacedText,
        edited: true,
      };
    }
    case 'brought-back': {
      if (state.replacedText === undefined) return state;
      const values = { ...state.values, message: state.replacedText };
      return { ...state, values, replacedText: undefined, edited: true };
    }
    case 'restored':
      return { ...initialState, ...action.draft, edited: action.edited };
    case 'submitting':
      return { ...state, submitting: true, errors: {} };
    case 'failed':
      return {
        ...state,
        submitting: false,
        errors: action.errors,
        attempts: state.attempts + 1,
      };
    case 'corrected': {
      const { [action.field]: _, ...errors } = state.errors;
      return { ...state, errors };
    }
    case 'succeeded':
      return initialState;
  }
}
