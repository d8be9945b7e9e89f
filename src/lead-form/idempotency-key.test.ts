import { webcrypto } from 'node:crypto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { validLead as lead } from '../../contract/testing/valid-lead.ts';
import { FakeStorage, forbiddenStorage } from '../browser/testing/fake-storage.ts';

beforeEach(() => {
  vi.stubGlobal('sessionStorage', new FakeStorage());
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** Simulates a load or reload in the same tab. */
async function openPage() {
  vi.resetModules();
  return await import('./idempotency-key.ts');
}

test('the same content has the same key, also after a reload', async () => {
  const page = await openPage();
  const key = page.idempotencyKeyFor(lead);
  expect(page.idempotencyKeyFor({ ...lead })).toBe(key);
  const reloaded = await openPage();
  expect(reloaded.idempotencyKeyFor(lead)).toBe(key);
});

test('other content has another key, and the first content a new one afterwards', async () => {
  const { idempotencyKeyFor } = await openPage();
  const keys = [lead, { ...lead, phone: '11955550131' }, lead].map(idempotencyKeyFor);
  expect(new Set(keys).size).toBe(3);
});

test('after a success the same content has a new key, also after a reload', async () => {
  const page = await openPage();
  const key = page.idempotencyKeyFor(lead);
  page.forgetIdempotencyKey();
  const reloaded = await openPage();
  const next = reloaded.idempotencyKeyFor(lead);
  expect(next).not.toBe(key);
  expect(reloaded.idempotencyKeyFor(lead)).toBe(next);
});

test('with blocked storage, the key lasts as long as the page', async () => {
  vi.stubGlobal('sessionStorage', forbiddenStorage);
  const page = await openPage();
  const key = page.idempotencyKeyFor(lead);
  expect(page.idempotencyKeyFor(lead)).toBe(key);
  page.forgetIdempotencyKey();
  expect(page.idempotencyKeyFor(lead)).not.toBe(key);
});

test('without HTTPS, where browsers have no randomUUID, there are keys, too', async () => {
  vi.stubGlobal('crypto', {
    getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => webcrypto.getRandomValues(bytes),
  });
  const { idempotencyKeyFor } = await openPage();
  const keys = [lead, { ...lead, phone: '11955550131' }].map(idempotencyKeyFor);
  expect(new Set(keys).size).toBe(2);
});
