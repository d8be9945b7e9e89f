import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Draft, initialState } from './form-state.ts';
import { mergeDraft, readControls } from './read-controls.ts';

const draft: Draft = {
  values: { ...initialState.values, name: 'Joana', message: 'Kept.' },
  defaultText: 'Default.',
  replacedText: 'Replaced.',
};

describe('a draft with what was typed on this page', () => {
  test('is the draft where nothing was', () => {
    expect(mergeDraft(draft)).toEqual(draft);
  });

  test('has the typed words over those of the draft, and no others changed', () => {
    expect(mergeDraft(draft, { message: 'Typed.' })).toEqual({
      ...draft,
      values: { ...draft.values, message: 'Typed.' },
    });
  });

  test('is what was typed alone where there is no draft', () => {
    const { values, defaultText, replacedText } = initialState;
    expect(mergeDraft(undefined, { email: 'joana@acme.example' })).toEqual({
      values: { ...values, email: 'joana@acme.example' },
      defaultText,
      replacedText,
    });
  });
});

describe('what stands in the controls', () => {
  beforeEach(() => {
    // Node has no forms: a test's form is its entries.
    vi.stubGlobal('HTMLFormElement', Map);
    vi.stubGlobal('FormData', Map);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  /** Of a form as it comes, with these values in it. */
  function read(values: Readonly<Record<string, string>>) {
    const form: unknown = new Map(Object.entries({ ...initialState.values, ...values }));
    if (!(form instanceof HTMLFormElement)) throw new TypeError('This is no form.');
    return readControls(form);
  }

  test('is nothing in a form as it comes, with its first type chosen', () => {
    expect(read({})).toBeUndefined();
  });

  test('is what was typed, and a type that was chosen', () => {
    expect(read({ name: 'Joana', consultationType: 'complete' })).toEqual({
      name: 'Joana',
      consultationType: 'complete',
    });
  });

  test('has the mask on a phone number', () => {
    expect(read({ phone: '11955550130' })).toEqual({ phone: '(11) 95555-0130' });
  });

  test('leaves out what is no field of a lead', () => {
    expect(read({ website: 'https://spam.example' })).toBeUndefined();
  });
});
