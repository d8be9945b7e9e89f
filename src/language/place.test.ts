import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { FakeStorage, forbiddenStorage } from '../browser/testing/fake-storage.ts';
import { keepPlace, placeKey, restorePlace } from './place.ts';

/** A section's position in the document, in pixels. */
interface Section {
  id: string;
  top: number;
  height: number;
}

/** A viewport as high as the bar, over a page of sections, questions and perhaps a gallery. */
class FakePage {
  scrollY = 0;
  readonly dataset: Record<string, string> = { held: 'place' };
  readonly details: { open: boolean }[];
  readonly track = { image: 0, scrollLeft: 0, dataset: {} };
  readonly newsletter = { value: '' };
  readonly #sections: readonly Section[];

  constructor(sections: readonly Section[], questions = 0) {
    this.#sections = sections;
    this.details = Array.from({ length: questions }, () => ({ open: false }));
  }

  /** Installs this page as the globals of the code under test. */
  show(): void {
    vi.stubGlobal('scrollY', this.scrollY);
    vi.stubGlobal('scrollTo', ({ top }: { top: number }) => this.scrollTo(top));
    vi.stubGlobal('getComputedStyle', () => ({ scrollPaddingTop: '80px' }));
    vi.stubGlobal('document', {
      documentElement: { dataset: this.dataset },
      querySelectorAll: (selector: string) =>
        selector === 'main details'
          ? this.details.map((details) => ({
              hasAttribute: () => details.open,
              setAttribute: () => {
                details.open = true;
              },
            }))
          : this.#sections.map((section) => this.#element(section)),
      querySelector: (selector: string) =>
        selector.includes('newsletter') ? this.newsletter : this.#galleryTrack(),
      getElementById: (id: string) => {
        const section = this.#sections.find((one) => one.id === id);
        return section ? this.#element(section) : null;
      },
    });
  }

  scrollTo(top: number): void {
    this.scrollY = top;
    vi.stubGlobal('scrollY', top);
  }

  #galleryTrack() {
    return {
      ...this.track,
      getBoundingClientRect: () => ({ left: 0 }),
      children: Array.from({ length: 5 }, (_, at) => ({
        hasAttribute: () => at === this.track.image,
        getBoundingClientRect: () => ({ left: at * 300 - this.track.scrollLeft }),
      })),
      scrollTo: ({ left }: { left: number }) => {
        this.track.scrollLeft = left;
      },
    };
  }

  #element({ id, top, height }: Section) {
    return {
      id,
      checkVisibility: () => true,
      getBoundingClientRect: () => ({ top: top - this.scrollY, height }),
    };
  }
}

const portuguese = () =>
  new FakePage(
    [
      { id: 'hero', top: 0, height: 600 },
      { id: 'about', top: 600, height: 400 },
      { id: 'faq', top: 1000, height: 800 },
    ],
    3,
  );
/** The same page with shorter texts. */
const english = () =>
  new FakePage(
    [
      { id: 'hero', top: 0, height: 500 },
      { id: 'about', top: 500, height: 200 },
      { id: 'faq', top: 700, height: 400 },
    ],
    3,
  );

let storage: FakeStorage;
beforeEach(() => {
  storage = new FakeStorage();
  vi.stubGlobal('sessionStorage', storage);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** Follows the language switch from one page to the other. */
function follow(from: FakePage, to: FakePage): FakePage {
  from.show();
  keepPlace();
  to.show();
  restorePlace();
  return to;
}

describe('the position on a page is restored in the other language', () => {
  test('in the section being read, at the same share of its height', () => {
    const from = portuguese();
    // The lower edge of the bar is halfway through the questions.
    from.scrollTo(1000 + 400 - 80);
    expect(follow(from, english()).scrollY).toBe(700 + 200 - 80);
  });

  test('at its top', () => {
    expect(follow(portuguese(), english()).scrollY).toBe(0);
  });

  test('with the open questions', () => {
    const from = portuguese();
    for (const at of [0, 2]) from.details[at] = { open: true };
    const to = follow(from, english());
    expect(to.details.map(({ open }) => open)).toEqual([true, false, true]);
  });

  test('with the gallery’s current image, at any width', () => {
    const from = portuguese();
    from.track.image = 2;
    const { track } = follow(from, english());
    expect(track.scrollLeft).toBe(600);
    expect(track.dataset).toEqual({ startsAt: '2' });
  });

  test('with the image that the row was swiped to before hydration', () => {
    const from = portuguese();
    from.track.scrollLeft = 900;
    expect(follow(from, english()).track.dataset).toEqual({ startsAt: '3' });
  });
});

test('an email address half typed for the newsletter is kept in the other language', () => {
  const from = portuguese();
  from.newsletter.value = 'ana@pad';
  expect(follow(from, english()).newsletter.value).toBe('ana@pad');
});

test('a section that the other page lacks leaves it at its top', () => {
  const from = portuguese();
  from.scrollTo(1000);
  expect(follow(from, new FakePage([])).scrollY).toBe(0);
});

test('a position is restored once', () => {
  const from = portuguese();
  from.scrollTo(1000);
  follow(from, english());
  const reloaded = english();
  reloaded.show();
  restorePlace();
  expect(reloaded.scrollY).toBe(0);
});

describe('the page is shown', () => {
  test('once its position is restored', () => {
    expect(follow(portuguese(), english()).dataset['held']).toBeUndefined();
  });

  test.each(['{', '{}', 'null', '[]', '{"section":1,"open":"x"}'])(
    'if the stored position is invalid (%s)',
    (text) => {
      storage.setItem(placeKey, text);
      const page = english();
      page.show();
      restorePlace();
      expect(page).toMatchObject({ dataset: {}, scrollY: 0 });
      expect(storage.getItem(placeKey)).toBeNull();
    },
  );

  test('with blocked storage', () => {
    vi.stubGlobal('sessionStorage', forbiddenStorage);
    expect(follow(portuguese(), english())).toMatchObject({ dataset: {}, scrollY: 0 });
  });
});
