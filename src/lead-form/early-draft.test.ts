import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeStorage } from '../browser/testing/fake-storage.ts';
import { loadDraft } from './draft.ts';
import { draftKey, keepEarlyDraft } from './early-draft.ts';

const texts = { quick: { message: 'A quick text.' }, complete: { message: 'A complete text.' } };

let storage: FakeStorage;

beforeEach(() => {
  storage = new FakeStorage();
  vi.stubGlobal('sessionStorage', storage);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test.each([
  { kept: 'Long and own.', typed: 'Short.', offered: 'Long and own.' },
  { kept: 'Long and own.', typed: 'Long and own.', offered: undefined },
  { kept: 'Hello!', typed: 'Short.', offered: undefined },
  { kept: ' ', typed: 'Short.', offered: undefined },
])('a message ($typed) typed over a stored one ($kept) offers $offered back', (messages) => {
  const { kept, typed, offered } = messages;
  storage.setItem(draftKey, JSON.stringify({ message: kept, defaultText: 'Hello!' }));
  keepEarlyDraft([{ name: 'message', value: typed }], false);
  // A second time, because the page may be left during hydration.
  keepEarlyDraft([{ name: 'message', value: typed }], false);
  expect(loadDraft(texts)).toMatchObject({ values: { message: typed }, replacedText: offered });
});

test.each([
  { kept: {}, typed: '', shown: 'A complete text.' },
  { kept: { message: 'Olá!', defaultText: 'Olá!' }, typed: '', shown: 'A complete text.' },
  { kept: { message: 'My own.' }, typed: '', shown: 'My own.' },
  { kept: {}, typed: 'My own.', shown: 'My own.' },
])('a type chosen over $kept and the message “$typed” shows “$shown”', ({ kept, typed, shown }) => {
  storage.setItem(draftKey, JSON.stringify(kept));
  const message = typed ? [{ name: 'message', value: typed }] : [];
  const chosen = [...message, { name: 'consultationType', value: 'complete' }];
  keepEarlyDraft(chosen, true);
  keepEarlyDraft(chosen, true);
  expect(loadDraft(texts)?.values).toMatchObject({ message: shown, consultationType: 'complete' });
});
