import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { attributionLimits } from '../../contract/attribution.ts';
import { keepAttribution, readAttribution } from './attribution.ts';
import { FakeStorage, forbiddenStorage } from './testing/fake-storage.ts';

const origin = 'https://aurora.example';

/** The next page of the tab, and what led to it. */
function open(address: string, referrer = ''): void {
  vi.stubGlobal('location', new URL(address, origin));
  vi.stubGlobal('document', { referrer });
}

beforeEach(() => {
  vi.stubGlobal('sessionStorage', new FakeStorage());
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the first page of a visit', () => {
  test('says its path, the site that led to it, and the campaign’s tags', () => {
    open('/en/privacy?utm_source=news&utm_campaign=march', 'https://search.example/find?q=joana');
    expect(readAttribution()).toEqual({
      page: '/en/privacy',
      referrer: 'https://search.example',
      utm: { utm_source: 'news', utm_campaign: 'march' },
    });
  });

  test.each(['', 'about:blank', 'android-app://com.app', 'nonsense'])(
    'is told from pages of ours where the referrer is %j',
    (referrer) => {
      open('/privacy', referrer);
      expect(readAttribution().page).toBe('/privacy');
    },
  );

  test('is a page of ours that was left before it could keep anything', () => {
    open('/', `${origin}/project/a-case?utm_source=fair`);
    expect(readAttribution()).toEqual({
      page: '/project/a-case',
      referrer: '',
      utm: { utm_source: 'fair' },
    });
  });

  test('stays the first, whatever follows in the tab', () => {
    open('/project/a-case?utm_source=fair');
    keepAttribution();
    open('/?utm_source=other', `${origin}/project/a-case?utm_source=fair`);
    keepAttribution();
    expect(readAttribution()).toMatchObject({
      page: '/project/a-case',
      utm: { utm_source: 'fair' },
    });
  });
});

describe('of the address', () => {
  const tagsOf = (query: string) => {
    open(`/?${query}`);
    return readAttribution().utm;
  };

  test('only tags of campaigns are kept', () => {
    expect(tagsOf('utm_source=news&gclid=1&UTM_MEDIUM=x&utm-term=y&q=joana')).toEqual({
      utm_source: 'news',
    });
  });

  test.each(['joana@acme.example', 'joana%40acme.example', 'joana%2540acme.example'])(
    'no tag is kept that may name a person (%s)',
    (value) => {
      expect(tagsOf(`utm_content=${value}`)).toEqual({});
    },
  );

  test('tags are cut, and so is their number', () => {
    const { tag, tags, tagName } = attributionLimits;
    expect(tagsOf(`utm_source=${'x'.repeat(tag + 1)}`)).toEqual({ utm_source: 'x'.repeat(tag) });
    expect(tagsOf(`utm_${'x'.repeat(tagName)}=1`)).toEqual({});
    const letters = [...'abcdefghijklmnop'];
    const kept = tagsOf(letters.map((letter) => `utm_${letter}=1`).join('&'));
    expect(Object.keys(kept)).toEqual(letters.slice(0, tags).map((letter) => `utm_${letter}`));
  });

  test('the page is cut', () => {
    open(`/${'x'.repeat(1000)}`);
    expect(readAttribution().page).toHaveLength(attributionLimits.address);
  });
});

test('where storage is forbidden, a page says what it knows by itself', () => {
  vi.stubGlobal('sessionStorage', forbiddenStorage);
  open('/privacy?utm_source=fair');
  keepAttribution();
  expect(readAttribution()).toEqual({
    page: '/privacy',
    referrer: '',
    utm: { utm_source: 'fair' },
  });
});
