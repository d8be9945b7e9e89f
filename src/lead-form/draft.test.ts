import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { FakeStorage, forbiddenStorage } from '../browser/testing/fake-storage.ts';
import { loadDraft, saveDraft } from './draft.ts';
import { type FormState, initialState } from './form-state.ts';

const written: FormState = {
  ...initialState,
  values: { ...initialState.values, name: 'Joana', message: 'A default text.' },
  defaultText: 'A default text.',
  replacedText: 'My own.',
  errors: { email: 'Wrong' },
};

const key = 'lead-draft';
let storage: FakeStorage;

beforeEach(() => {
  storage = new FakeStorage();
  vi.stubGlobal('sessionStorage', storage);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('a draft comes back as it was kept, without the state of the form', () => {
  saveDraft(written);
  const { values, defaultText, replacedText } = written;
  expect(loadDraft()).toEqual({ values, defaultText, replacedText });
});

test('there is none before one was kept', () => {
  expect(loadDraft()).toBeUndefined();
});

test('an empty form keeps nothing, and takes away what was kept', () => {
  saveDraft(written);
  saveDraft({
    ...initialState,
    values: { ...initialState.values, consultationType: 'complete' },
  });
  expect(storage.getItem(key)).toBeNull();
});

describe('a draft of another version of the page', () => {
  test('keeps the words of the fields that there still are', () => {
    storage.setItem(key, JSON.stringify({ name: 'Joana', noSuchField: '1' }));
    expect(loadDraft()).toEqual({
      values: { ...initialState.values, name: 'Joana' },
      defaultText: '',
      replacedText: undefined,
    });
  });

  test('chooses a type that there is', () => {
    storage.setItem(key, JSON.stringify({ consultationType: 'weekly' }));
    expect(loadDraft()?.values.consultationType).toBe('quick');
  });

  test('has no replaced words where they are none', () => {
    storage.setItem(key, JSON.stringify({ name: 'Joana', replacedText: null }));
    expect(loadDraft()).toMatchObject({ values: { name: 'Joana' }, replacedText: undefined });
  });

  test.each(['{', 'null', '"x"'])('is none where it reads %s', (text) => {
    storage.setItem(key, text);
    expect(loadDraft()).toBeUndefined();
  });
});

test('where storage is forbidden a draft lasts as long as the page', () => {
  vi.stubGlobal('sessionStorage', forbiddenStorage);
  saveDraft(written);
  expect(loadDraft()?.values).toEqual(written.values);
  saveDraft(initialState);
  expect(loadDraft()).toBeUndefined();
});

test('what was typed before the form came is a draft as well', () => {
  storage.setItem(key, JSON.stringify({ phone: '11955550130', website: 'https://x.example' }));
  expect(loadDraft()?.values).toEqual({ ...initialState.values, phone: '(11) 95555-0130' });
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
  function load(values: Readonly<Record<string, string>>) {
    const form: unknown = new Map(Object.entries({ ...initialState.values, ...values }));
    if (!(form instanceof HTMLFormElement)) throw new TypeError('This is no form.');
    return loadDraft(form);
  }
  const read = (values: Readonly<Record<string, string>>) => load(values)?.values;

  test('is nothing in a form as it comes, with its first type chosen', () => {
    expect(read({})).toBeUndefined();
  });

  test('is what was typed, and a type that was chosen', () => {
    expect(read({ name: 'Joana', consultationType: 'complete' })).toEqual({
      ...initialState.values,
      name: 'Joana',
      consultationType: 'complete',
    });
  });

  test('has the mask on a phone number', () => {
    expect(read({ phone: '11955550130' })).toMatchObject({ phone: '(11) 95555-0130' });
  });

  test('stands over the words of a draft', () => {
    storage.setItem(key, JSON.stringify({ name: 'Joana', phone: '1' }));
    expect(read({ phone: '2' })).toMatchObject({ name: 'Joana', phone: '(2' });
  });

  test.each([
    { kept: 'Long and own.', typed: 'Short.', offered: 'Long and own.' },
    { kept: 'Long and own.', typed: 'Long and own.', offered: undefined },
    { kept: 'Hello!', typed: 'Short.', offered: undefined },
    { kept: ' ', typed: 'Short.', offered: undefined },
  ])('covers a kept message ($kept) by one ($typed), and $offered is offered back', (messages) => {
    const { kept, typed, offered } = messages;
    storage.setItem(key, JSON.stringify({ message: kept, defaultText: 'Hello!' }));
    expect(load({ message: typed })).toMatchObject({
      values: { message: typed },
      replacedText: offered,
    });
  });

  test('leaves out what is no field of a lead', () => {
    expect(read({ website: 'https://spam.example' })).toBeUndefined();
  });
});
