import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { FakeStorage, forbiddenStorage } from '../browser/testing/fake-storage.ts';
import { loadDraft, saveDraft } from './draft.ts';
import { type FormState, initialState } from './form-state.ts';

const written: FormState = {
  ...initialState,
  values: { ...initialState.values, name: 'Joana', message: 'A quick text.' },
  defaultText: 'A quick text.',
  replacedText: 'My own.',
  errors: { email: 'Wrong' },
};

const texts = { quick: { message: 'A quick text.' }, complete: { message: 'A complete text.' } };

const key = 'lead-draft';
let storage: FakeStorage;

beforeEach(() => {
  storage = new FakeStorage();
  vi.stubGlobal('sessionStorage', storage);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('a draft is restored as it was saved, without the state of the form', () => {
  saveDraft(written);
  const { values, defaultText, replacedText } = written;
  expect(loadDraft(texts)).toEqual({ values, defaultText, replacedText });
});

test('there is no draft before one was saved', () => {
  expect(loadDraft(texts)).toBeUndefined();
});

test('an empty form saves nothing, and deletes the saved draft', () => {
  saveDraft(written);
  saveDraft({
    ...initialState,
    values: { ...initialState.values, consultationType: 'complete' },
  });
  expect(storage.getItem(key)).toBeNull();
});

test('a default text is restored in the language of the page, an edited one as it is', () => {
  const values = { ...initialState.values, consultationType: 'complete', message: 'Um texto.' };
  saveDraft({ ...initialState, values, defaultText: 'Um texto.' });
  expect(loadDraft(texts)).toMatchObject({
    values: { message: 'A complete text.' },
    defaultText: 'A complete text.',
  });
  saveDraft({ ...initialState, values, defaultText: 'Um' });
  expect(loadDraft(texts)).toMatchObject({ values: { message: 'Um texto.' } });
});

test('a text of this page counts as default, even if the draft has that of the other language', () => {
  const values = { ...initialState.values, message: 'A quick text.' };
  saveDraft({ ...initialState, values, defaultText: 'Um texto.' });
  expect(loadDraft(texts)).toMatchObject({ values, defaultText: 'A quick text.' });
});

describe('a draft of another version of the page', () => {
  test('keeps the values of fields that still exist', () => {
    storage.setItem(key, JSON.stringify({ name: 'Joana', noSuchField: '1' }));
    expect(loadDraft(texts)).toEqual({
      values: { ...initialState.values, name: 'Joana' },
      defaultText: '',
      replacedText: undefined,
    });
  });

  test('falls back to a consultation type that exists', () => {
    storage.setItem(key, JSON.stringify({ consultationType: 'weekly' }));
    expect(loadDraft(texts)?.values.consultationType).toBe('quick');
  });

  test('ignores an invalid replaced text', () => {
    storage.setItem(key, JSON.stringify({ name: 'Joana', replacedText: null }));
    expect(loadDraft(texts)).toMatchObject({ values: { name: 'Joana' }, replacedText: undefined });
  });

  test.each(['{', 'null', '"x"'])('is ignored if it reads %s', (text) => {
    storage.setItem(key, text);
    expect(loadDraft(texts)).toBeUndefined();
  });
});

test('with blocked storage, a draft lasts as long as the page', () => {
  vi.stubGlobal('sessionStorage', forbiddenStorage);
  saveDraft(written);
  expect(loadDraft(texts)?.values).toEqual(written.values);
  saveDraft(initialState);
  expect(loadDraft(texts)).toBeUndefined();
});

test('input saved before hydration is a draft, too', () => {
  storage.setItem(key, JSON.stringify({ phone: '11955550130', website: 'https://x.example' }));
  expect(loadDraft(texts)?.values).toEqual({ ...initialState.values, phone: '(11) 95555-0130' });
});

describe('input in the controls before hydration', () => {
  beforeEach(() => {
    // Node has no forms: a Map of the entries stands in for one.
    vi.stubGlobal('HTMLFormElement', Map);
    vi.stubGlobal('FormData', Map);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  /** Loads the draft of an unhydrated form with these values. */
  function read(values: Readonly<Record<string, string>>) {
    const form: unknown = new Map(Object.entries({ ...initialState.values, ...values }));
    if (!(form instanceof HTMLFormElement)) throw new TypeError('This is no form.');
    return loadDraft(texts, form)?.values;
  }

  test('is empty in an untouched form, with its first type chosen', () => {
    expect(read({})).toBeUndefined();
  });

  test('is what was typed, and the type that was chosen', () => {
    expect(read({ name: 'Joana', consultationType: 'complete' })).toEqual({
      ...initialState.values,
      name: 'Joana',
      consultationType: 'complete',
    });
  });

  test('has phone numbers masked', () => {
    expect(read({ phone: '11955550130' })).toMatchObject({ phone: '(11) 95555-0130' });
  });

  test('wins over a draft', () => {
    storage.setItem(key, JSON.stringify({ name: 'Joana', phone: '1' }));
    expect(read({ phone: '2' })).toMatchObject({ name: 'Joana', phone: '(2' });
  });

  test('omits what is not a field of a lead', () => {
    expect(read({ website: 'https://spam.example' })).toBeUndefined();
  });
});
