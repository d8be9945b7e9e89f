import { createContext, runInContext } from 'node:vm';
import { describe, expect, test, vi } from 'vitest';
import { type Language, languageKey } from '../../contract/language.ts';
import { FakeStorage, forbiddenStorage } from '../browser/testing/fake-storage.ts';
import { headScript } from './head-script.ts';
import { placeKey } from './place.ts';

interface Visit {
  /** The page's language. */
  language?: Language;
  address?: string;
  /** Language chosen on an earlier visit. */
  stored?: string;
  /** Whether the tab has a stored position, because the language switch led here. */
  hasPlace?: boolean;
  prerendering?: boolean;
  storage?: 'forbidden';
}

/** Runs a page's head script as a browser would. */
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
  // Events are sent to the window, which therefore also stands for the link that was pressed.
  const browser = Object.assign(new EventTarget(), { closest: () => ({ hreflang: 'en' }) });
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
    /** The redirects so far. */
    ledTo: () => replace.mock.calls.map(([to]) => to),
    isHeld: () => 'held' in dataset,
    /** Activates a prerendered page. */
    activate: () => page.dispatchEvent(new Event('prerenderingchange')),
    /** Shows the page by the back button, from the cache or reloaded. */
    show: (persisted: boolean) =>
      browser.dispatchEvent(Object.assign(new Event('pageshow'), { persisted })),
    choose: (value: string) => local.setItem(languageKey, value),
    chosen: () => local.getItem(languageKey),
    /** Presses a mouse button over the link to English. */
    press: (button: number) =>
      browser.dispatchEvent(
        Object.assign(new Event(button === 0 ? 'click' : 'auxclick'), { button }),
      ),
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
  ])('is redirected from %s to %s', (address, to) => {
    const page = visit({ stored: 'en', address });
    expect(page.ledTo()).toEqual([to]);
    expect(page.isHeld(), 'nothing is painted in the wrong language').toBe(true);
  });

  test('stays on an English page', () => {
    expect(visit({ language: 'en', address: '/en/privacy', stored: 'en' }).ledTo()).toEqual([]);
  });

  test('sees the page after a timeout if the redirect does not finish', () => {
    const page = visit({ stored: 'en' });
    page.passTime();
    expect(page.isHeld()).toBe(false);
  });
});

describe('the URL’s language is shown', () => {
  test.each([undefined, 'pt-BR', '', 'EN', 'pt', 'de', 'toString', '__proto__'])(
    'on a page without prefix if %s is stored',
    (stored) => {
      const page = visit(stored === undefined ? {} : { stored });
      expect(page.ledTo()).toEqual([]);
      expect(page.isHeld()).toBe(false);
    },
  );

  test('on an English page to a visitor who chose Portuguese', () => {
    expect(visit({ language: 'en', address: '/en', stored: 'pt-BR' }).ledTo()).toEqual([]);
  });

  test.each(['pt-BR', 'en'] as const)('with blocked storage (%s)', (language) => {
    const page = visit({ language, stored: 'en', storage: 'forbidden' });
    expect(page.ledTo()).toEqual([]);
    expect(page.isHeld()).toBe(false);
  });
});

test.each([
  ['left', 0, 'en'],
  ['middle', 1, 'en'],
  ['right', 2, null],
  ['back', 3, null],
  ['forward', 4, null],
])('the %s mouse button over a link to English stores what it follows', (_, button, chosen) => {
  const page = visit({});
  page.press(button);
  expect(page.chosen()).toBe(chosen);
});

describe('a prerendered page', () => {
  test('does not redirect until it is activated', () => {
    const page = visit({ stored: 'en', prerendering: true });
    expect(page.ledTo()).toEqual([]);
    page.activate();
    expect(page.ledTo()).toEqual(['/en']);
  });

  test('uses the choice at its activation', () => {
    const page = visit({ prerendering: true });
    page.choose('en');
    page.activate();
    expect(page.ledTo()).toEqual(['/en']);
  });
});

describe('a page reached by the back button', () => {
  test('redirects after a newer choice, if restored from the cache', () => {
    const page = visit({});
    page.choose('en');
    page.show(true);
    expect(page.ledTo()).toEqual(['/en']);
  });

  test('redirects once if it is reloaded', () => {
    const page = visit({ stored: 'en' });
    page.show(false);
    expect(page.ledTo()).toEqual(['/en']);
  });
});

describe('a page opened by the language switch', () => {
  test.each(['pt-BR', 'en'] as const)(
    'is hidden until its scroll position is restored in %s',
    (language) => {
      expect(visit({ language, hasPlace: true }).isHeld()).toBe(true);
    },
  );

  test('is shown after a timeout if its position is not restored', () => {
    const page = visit({ language: 'en', hasPlace: true });
    page.passTime();
    expect(page.isHeld()).toBe(false);
  });
});

test('the script cannot close its own element', () => {
  for (const language of ['pt-BR', 'en'] as const) expect(headScript(language)).not.toContain('</');
});
