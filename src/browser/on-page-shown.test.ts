import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onPageShown } from './on-page-shown.ts';

let browser: EventTarget;
let page: EventTarget;

beforeEach(() => {
  browser = new EventTarget();
  page = new EventTarget();
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser));
  vi.stubGlobal('document', page);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const show = (persisted: boolean) =>
  browser.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

test('it calls back for a page restored from the back/forward cache', () => {
  const callback = vi.fn();
  onPageShown(callback);
  show(true);
  expect(callback).toHaveBeenCalledTimes(1);
});

test('it calls back for a prerendered page when it is activated', () => {
  const callback = vi.fn();
  onPageShown(callback);
  page.dispatchEvent(new Event('prerenderingchange'));
  expect(callback).toHaveBeenCalledTimes(1);
});

test('it does not call back for a normal load', () => {
  const callback = vi.fn();
  onPageShown(callback);
  show(false);
  expect(callback).not.toHaveBeenCalled();
});

test('it does not call back after it was stopped', () => {
  const callback = vi.fn();
  onPageShown(callback)();
  show(true);
  page.dispatchEvent(new Event('prerenderingchange'));
  expect(callback).not.toHaveBeenCalled();
});
