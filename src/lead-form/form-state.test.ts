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

describe('choosing a type', () => {
  test('puts its text into an empty message, with nothing to bring back', () => {
    const { values, replacedText } = stateAfter(choseComplete);
    expect(values).toMatchObject({ consultationType: 'complete', message: complete });
    expect(replacedText).toBeUndefined();
  });

  test('counts blanks as an empty message', () => {
    expect(stateAfter(typed(' \n'), choseQuick).replacedText).toBeUndefined();
  });

  test('replaces one default text with another, with nothing to bring back', () => {
    const { values, replacedText } = stateAfter(choseQuick, choseComplete);
    expect(values.message).toBe(complete);
    expect(replacedText).toBeUndefined();
  });

  test('puts the text there again when the chosen type is chosen again', () => {
    const { values, replacedText } = stateAfter(choseQuick, typed('My own.'), choseQuick);
    expect(values.message).toBe(quick);
    expect(replacedText).toBe('My own.');
  });

  test('takes the default text of another language for no visitor’s words', () => {
    const draft = {
      values: { ...initialState.values, message: 'Uma conversa, por favor.' },
      defaultText: 'Uma conversa, por favor.',
      replacedText: undefined,
    };
    const state = stateAfter({ type: 'restored', draft }, choseQuick);
    expect(state.values.message).toBe(quick);
    expect(state.replacedText).toBeUndefined();
  });

  test('takes a default text that the visitor went on writing for their words', () => {
    const theirs = `${quick} And soon.`;
    expect(stateAfter(choseQuick, typed(theirs), choseComplete).replacedText).toBe(theirs);
  });
});

describe('words that a default text replaced', () => {
  const replaced = [typed('My own.'), choseQuick] as const;
  /** As the button does that offers them. */
  const bringBack = (state: FormState) => formReducer(state, typed(state.replacedText ?? ''));

  test('come back on request, once, and are kept from then on', () => {
    const state = bringBack(stateAfter(...replaced));
    expect(state.values.message).toBe('My own.');
    expect(state.replacedText).toBeUndefined();
  });

  test('are offered still after another choice', () => {
    expect(stateAfter(...replaced, choseComplete).replacedText).toBe('My own.');
  });

  test('are offered until the message is edited, and while other fields are', () => {
    const elsewhere: FormAction = { type: 'typed', field: 'name', value: 'Joana' };
    expect(stateAfter(...replaced, elsewhere).replacedText).toBe('My own.');
    expect(stateAfter(...replaced, typed(`${quick} Yes.`)).replacedText).toBeUndefined();
  });

  test('come back after a reload too', () => {
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

test('a restored draft takes the place of all that was there', () => {
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

  test('clears the complaints of the one before', () => {
    const state = stateAfter({ type: 'failed', errors }, submitting);
    expect(state).toMatchObject({ submitting: true, errors: {} });
  });

  test('that fails leaves every word and is counted', () => {
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

  test('that failed loses the complaint about a field that is right now, and no other', () => {
    const name = (value: string): FormAction => ({ type: 'typed', field: 'name', value });
    const state = stateAfter({ type: 'failed', errors }, name('J'));
    expect(state.errors).toEqual(errors);
    expect(formReducer(state, name('Jo')).errors).toEqual({ email: 'Wrong' });
  });

  test('that failed for the message alone is put right by the text of a type', () => {
    const failed: FormAction = { type: 'failed', errors: { message: 'Too short' } };
    expect(stateAfter(failed, choseQuick).errors).toEqual({});
  });

  test('that succeeds leaves an empty form, and with it no draft', () => {
    const sent = initialState.values;
    expect(
      stateAfter(typed('My own.'), choseComplete, submitting, { type: 'succeeded', sent }),
    ).toEqual({ ...initialState, restored: true });
  });

  test('that succeeds leaves what was written while it was on its way', () => {
    const sent = { ...initialState.values, name: 'Joana', message: 'My own.' };
    const { values } = stateAfter(
      { type: 'submitting', values: sent },
      typed('My own. And soon.'),
      { type: 'succeeded', sent },
    );
    expect(values).toEqual({ ...initialState.values, message: 'My own. And soon.' });
  });
});
