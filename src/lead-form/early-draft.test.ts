import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeStorage } from '../browser/testing/fake-storage.ts';
import { loadDraft } from './draft.ts';
import { draftKey, keepEarlyDraft } from './early-draft.ts';

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
  keepEarlyDraft([{ name: 'message', value: typed }]);
  // A second time, because the page may be left during hydration.
  keepEarlyDraft([{ name: 'message', value: typed }]);
  expect(loadDraft()).toMatchObject({ values: { message: typed }, replacedText: offered });
});
