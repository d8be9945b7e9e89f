import { createContext, runInContext } from 'node:vm';
import { describe, expect, test, vi } from 'vitest';
import { type Language, languageKey } from '../../contract/language.ts';
import { FakeStorage, forbiddenStorage } from '../browser/testing/fake-storage.ts';
import { headScript } from './head-script.ts';
import { placeKey } from './place.ts';

interface Visit {
  /** Of the page. */
  language?: Language;
  address?: string;
  /** Choice of an earlier visit. */
  stored?: string;
  /** Whether a place waits in the tab, because the switch led here. */
  hasPlace?: boolean;
  prerendering?: boolean;
  storage?: 'forbidden';
}

/** Runs the script of a page, as a browser would in its head. */
function visit({ language = 'pt-BR', address = '/', ...state }: Visit) {
  const { pathname, search, hash } = new URL(address, 'https://aurora.example');
  const replace = vi.fn<(address: string) => void>();
  const dataset: Record<string, string> = {};
  const page = Object.assign(new EventTarget(), {
    documentElement: { dataset },
    prerendering: state.prerendering ?? false,
  });
  const local = new FakeStorage();
  const tab = new FakeStorage();
  if (state.stored !== undefined) local.setItem(languageKey, state.stored);
  if (state.hasPlace) tab.setItem(placeKey, '{}');
  const browser = new EventTarget();
  const isForbidden = state.storage === 'forbidden';
  const timers: (() => void)[] = [];
  runInContext(
    headScript(language),
    createContext({
      document: page,
      location: { pathname, search, hash, replace },
      localStorage: isForbidden ? forbiddenStorage : local,
      sessionStorage: isForbidden ? forbiddenStorage : tab,
      addEventListener: browser.addEventListener.bind(browser),
      setTimeout: (callback: () => void) => timers.push(callback),
    }),
  );
  return {
    /** Where the visitor is led. */
    ledTo: () => replace.mock.calls.map(([to]) => to),
    isHeld: () => 'held' in dataset,
    /** The browser shows a page that it rendered ahead. */
    activate: () => page.dispatchEvent(new Event('prerenderingchange')),
    /** The back button shows a page that was kept, or that is loaded anew. */
    show: (persisted: boolean) =>
      browser.dispatchEvent(Object.assign(new Event('pageshow'), { persisted })),
    choose: (value: string) => local.setItem(languageKey, value),
    passTime: () => {
      for (const timer of timers) timer();
    },
  };
}

describe('a visitor who chose English', () => {
  test.each([
    ['/', '/en'],
    ['/?utm_source=x#services', '/en?utm_source=x#services'],
    ['/privacy', '/en/privacy'],
    ['/privacy/', '/en/privacy'],
    ['/project/a-case?a=1&b=2#image-2', '/en/project/a-case?a=1&b=2#image-2'],
  ])('is led from %s to %s', (address, to) => {
    const page = visit({ stored: 'en', address });
    expect(page.ledTo()).toEqual([to]);
    expect(page.isHeld(), 'nothing is painted in the wrong language').toBe(true);
  });

  test('stays on an English page', () => {
    expect(visit({ language: 'en', address: '/en/privacy', stored: 'en' }).ledTo()).toEqual([]);
  });

  test('sees the page after some time even where the other one does not come', () => {
    const page = visit({ stored: 'en' });
    page.passTime();
    expect(page.isHeld()).toBe(false);
  });
});

describe('what the address says is shown', () => {
  test.each([undefined, 'pt-BR', '', 'EN', 'pt', 'de', 'toString', '__proto__'])(
    'on a page without prefix where %s is stored',
    (stored) => {
      const page = visit(stored === undefined ? {} : { stored });
      expect(page.ledTo()).toEqual([]);
      expect(page.isHeld()).toBe(false);
    },
  );

  test('on an English page to a visitor who chose Portuguese', () => {
    expect(visit({ language: 'en', address: '/en', stored: 'pt-BR' }).ledTo()).toEqual([]);
  });

  test.each(['pt-BR', 'en'] as const)('where storage is forbidden (%s)', (language) => {
    const page = visit({ language, stored: 'en', storage: 'forbidden' });
    expect(page.ledTo()).toEqual([]);
    expect(page.isHeld()).toBe(false);
  });
});

describe('a page that is rendered ahead', () => {
  test('leads nowhere until it is shown', () => {
    const page = visit({ stored: 'en', prerendering: true });
    expect(page.ledTo()).toEqual([]);
    page.activate();
    expect(page.ledTo()).toEqual(['/en']);
  });

  test('asks for the choice that holds when it is shown', () => {
    const page = visit({ prerendering: true });
    page.choose('en');
    page.activate();
    expect(page.ledTo()).toEqual(['/en']);
  });
});

describe('a page that the back button brings back', () => {
  test('follows a choice that was made since', () => {
    const page = visit({});
    page.choose('en');
    page.show(true);
    expect(page.ledTo()).toEqual(['/en']);
  });

  test('is led once where it is loaded anew', () => {
    const page = visit({ stored: 'en' });
    page.show(false);
    expect(page.ledTo()).toEqual(['/en']);
  });
});

describe('a page that the switch led to', () => {
  test.each(['pt-BR', 'en'] as const)('waits for its place in %s', (language) => {
    expect(visit({ language, hasPlace: true }).isHeld()).toBe(true);
  });

  test('is shown after some time even where its place is not found', () => {
    const page = visit({ language: 'en', hasPlace: true });
    page.passTime();
    expect(page.isHeld()).toBe(false);
  });
});

test('the script ends no element that it stands in', () => {
  for (const language of ['pt-BR', 'en'] as const) expect(headScript(language)).not.toContain('</');
});
