import { describe, expect, test } from 'vitest';
import { type FormAction, type FormState, formReducer, initialState } from './form-state.ts';

const quick = 'A quick talk, please.';
const complete = 'A complete analysis, please.';
const typed = (value: string): FormAction => ({ type: 'typed', field: 'message', value });
const choseQuick: FormAction = { type: 'chose', consultationType: 'quick', text: quick };
const choseComplete: FormAction = {
  type: 'chose',
  consultationType: 'complete',
  text: complete,
};

const submitting: FormAction = { type: 'submitting', values: initialState.values };

const stateAfter = (...actions: readonly FormAction[]): FormState =>
  actions.reduce(formReducer, initialState);

describe('choosing a consultation type', () => {
  test('fills an empty message with its default text, with nothing to bring back', () => {
    const { values, replacedText } = stateAfter(choseComplete);
    expect(values).toMatchObject({ consultationType: 'complete', message: complete });
    expect(replacedText).toBeUndefined();
  });

  test('treats blanks as an empty message', () => {
    expect(stateAfter(typed(' \n'), choseQuick).replacedText).toBeUndefined();
  });

  test('replaces one default text with another, with nothing to bring back', () => {
    const { values, replacedText } = stateAfter(choseQuick, choseComplete);
    expect(values.message).toBe(complete);
    expect(replacedText).toBeUndefined();
  });

  test('inserts the default text again when the same type is chosen again', () => {
    const { values, replacedText } = stateAfter(choseQuick, typed('My own.'), choseQuick);
    expect(values.message).toBe(quick);
    expect(replacedText).toBe('My own.');
  });

  test('does not treat another language’s default text as the visitor’s words', () => {
    const draft = {
      values: { ...initialState.values, message: 'Uma conversa, por favor.' },
      defaultText: 'Uma conversa, por favor.',
      replacedText: undefined,
    };
    const state = stateAfter({ type: 'restored', draft }, choseQuick);
    expect(state.values.message).toBe(quick);
    expect(state.replacedText).toBeUndefined();
  });

  test('treats an edited default text as the visitor’s words', () => {
    const theirs = `${quick} And soon.`;
    expect(stateAfter(choseQuick, typed(theirs), choseComplete).replacedText).toBe(theirs);
  });
});

describe('a message replaced by a default text', () => {
  const replaced = [typed('My own.'), choseQuick] as const;
  /** Same action as the button that offers the message. */
  const bringBack = (state: FormState) => formReducer(state, typed(state.replacedText ?? ''));

  test('is brought back on request, once', () => {
    const state = bringBack(stateAfter(...replaced));
    expect(state.values.message).toBe('My own.');
    expect(state.replacedText).toBeUndefined();
  });

  test('is still offered after another choice', () => {
    expect(stateAfter(...replaced, choseComplete).replacedText).toBe('My own.');
  });

  test('is offered until the message is edited, also while other fields are edited', () => {
    const elsewhere: FormAction = { type: 'typed', field: 'name', value: 'Joana' };
    expect(stateAfter(...replaced, elsewhere).replacedText).toBe('My own.');
    expect(stateAfter(...replaced, typed(`${quick} Yes.`)).replacedText).toBeUndefined();
  });

  test('can be brought back after a reload', () => {
    const { values, defaultText, replacedText } = stateAfter(...replaced);
    const draft = { values, defaultText, replacedText };
    const state = bringBack(stateAfter({ type: 'restored', draft }));
    expect(state.values.message).toBe('My own.');
  });
});

test('typing changes one field', () => {
  const state = stateAfter({ type: 'typed', field: 'name', value: 'Joana' });
  expect(state.values).toEqual({ ...initialState.values, name: 'Joana' });
});

test('a restored draft replaces the whole state', () => {
  const draft = {
    values: { ...initialState.values, name: 'Joana' },
    defaultText: quick,
    replacedText: 'My own.',
  };
  const failed: FormAction = { type: 'failed', errors: { email: 'Wrong' } };
  expect(stateAfter(typed('Old'), failed, { type: 'restored', draft })).toEqual({
    ...initialState,
    ...draft,
    restored: true,
  });
});

describe('an attempt to send', () => {
  const errors = { name: 'Too short', email: 'Wrong' };

  test('clears the errors of the previous attempt', () => {
    const state = stateAfter({ type: 'failed', errors }, submitting);
    expect(state).toMatchObject({ submitting: true, errors: {} });
  });

  test('that fails keeps all values and is counted', () => {
    const state = stateAfter(
      { type: 'submitting', values: { ...initialState.values, message: 'My own.' } },
      { type: 'failed', errors },
    );
    expect(state).toMatchObject({
      submitting: false,
      errors,
      attempts: 1,
      values: { message: 'My own.' },
    });
    expect(formReducer(state, { type: 'failed', errors }).attempts).toBe(2);
  });

  test('that failed clears the error of a corrected field, and no other', () => {
    const name = (value: string): FormAction => ({ type: 'typed', field: 'name', value });
    const state = stateAfter({ type: 'failed', errors }, name('J'));
    expect(state.errors).toEqual(errors);
    expect(formReducer(state, name('Jo')).errors).toEqual({ email: 'Wrong' });
  });

  test('that was refused keeps the error of a field that is left unchanged', () => {
    const values = { ...initialState.values, phone: '(11) 98765-4321' };
    const refused: FormAction = { type: 'failed', errors: { phone: 'Refused' } };
    const left: FormAction = { type: 'typed', field: 'phone', value: values.phone };
    expect(stateAfter({ type: 'submitting', values }, refused, left).errors).toEqual({
      phone: 'Refused',
    });
  });

  test('that failed for the message alone is corrected by a default text', () => {
    const failed: FormAction = { type: 'failed', errors: { message: 'Too short' } };
    expect(stateAfter(failed, choseQuick).errors).toEqual({});
  });

  test('that succeeds clears the form, and so the draft', () => {
    const sent = initialState.values;
    expect(
      stateAfter(typed('My own.'), choseComplete, submitting, { type: 'succeeded', sent }),
    ).toEqual({ ...initialState, restored: true });
  });

  test('that succeeds keeps what was typed while it was pending', () => {
    const sent = { ...initialState.values, name: 'Joana', message: 'My own.' };
    const { values } = stateAfter(
      { type: 'submitting', values: sent },
      typed('My own. And soon.'),
      { type: 'succeeded', sent },
    );
    expect(values).toEqual({ ...initialState.values, message: 'My own. And soon.' });
  });

  test('that succeeds keeps a default text that was chosen while it was pending, with its type', () => {
    const state = stateAfter(choseComplete, typed('My own.'));
    const { values: sent } = state;
    const pending = formReducer(state, { type: 'submitting', values: sent });
    const chosen = formReducer(pending, choseComplete);
    const { values, defaultText } = formReducer(chosen, { type: 'succeeded', sent });
    expect(values).toEqual({
      ...initialState.values,
      consultationType: 'complete',
      message: complete,
    });
    expect(defaultText).toBe(complete);
  });
});
