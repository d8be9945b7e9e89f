import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { FakeStorage, forbiddenStorage } from '../browser/testing/fake-storage.ts';
import { forgetDraft, loadDraft, saveDraft } from './draft.ts';
import { type FormState, initialState } from './form-state.ts';

const written: FormState = {
  ...initialState,
  values: { ...initialState.values, name: 'Joana', message: 'A default text.' },
  defaultText: 'A default text.',
  replacedText: 'My own.',
  errors: { email: 'Wrong' },
  edited: true,
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

test('there is none before one was kept, and none once it was forgotten', () => {
  expect(loadDraft()).toBeUndefined();
  saveDraft(written);
  forgetDraft();
  expect(loadDraft()).toBeUndefined();
  expect(storage.getItem(key)).toBeNull();
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
    storage.setItem(key, JSON.stringify({ values: { name: 'Joana', budget: '1' } }));
    expect(loadDraft()).toEqual({
      values: { ...initialState.values, name: 'Joana' },
      defaultText: '',
      replacedText: undefined,
    });
  });

  test('chooses a type that there is', () => {
    storage.setItem(key, JSON.stringify({ values: { consultationType: 'weekly' } }));
    expect(loadDraft()?.values.consultationType).toBe('quick');
  });

  test.each(['{', '[]', 'null', '{"values":"x"}'])('is none where it reads %s', (text) => {
    storage.setItem(key, text);
    expect(loadDraft()).toBeUndefined();
  });
});

test('where storage is forbidden there is no draft, and no error', () => {
  vi.stubGlobal('sessionStorage', forbiddenStorage);
  saveDraft(written);
  forgetDraft();
  expect(loadDraft()).toBeUndefined();
});

test('where storage is full, the draft is lost, without an error', () => {
  vi.spyOn(storage, 'setItem').mockImplementation(() => {
    throw new DOMException('Full.', 'QuotaExceededError');
  });
  saveDraft(written);
  expect(loadDraft()).toBeUndefined();
});
