import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { attributionLimits } from '../../contract/attribution.ts';
import { keepAttribution, readAttribution } from './attribution.ts';
import { FakeStorage, forbiddenStorage } from './testing/fake-storage.ts';

const origin = 'https://aurora.example';

/** Simulates the next page load in the tab. */
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
  test('has its path, the origin of the referrer and the campaign tags', () => {
    open('/en/privacy?utm_source=news&utm_campaign=march', 'https://search.example/find?q=joana');
    expect(readAttribution()).toEqual({
      page: '/en/privacy',
      referrer: 'https://search.example',
      utm: { utm_source: 'news', utm_campaign: 'march' },
    });
  });

  test.each(['', 'about:blank', 'android-app://com.app', 'nonsense'])(
    'counts as the entry page if the referrer is %j',
    (referrer) => {
      open('/privacy', referrer);
      expect(readAttribution().page).toBe('/privacy');
    },
  );

  test('is the referring page of the site if that was left before it could store anything', () => {
    open('/', `${origin}/project/a-case?utm_source=fair`);
    expect(readAttribution()).toEqual({
      page: '/project/a-case',
      referrer: '',
      utm: { utm_source: 'fair' },
    });
  });

  test('stays the first for the rest of the tab', () => {
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

describe('in the URL', () => {
  const tagsOf = (query: string) => {
    open(`/?${query}`);
    return readAttribution().utm;
  };

  test('only campaign tags are kept', () => {
    expect(tagsOf('utm_source=news&gclid=1&UTM_MEDIUM=x&utm-term=y&q=joana')).toEqual({
      utm_source: 'news',
    });
  });

  test.each(['joana@acme.example', 'joana%40acme.example', 'joana%2540acme.example'])(
    'a tag that may contain an email address is dropped (%s)',
    (value) => {
      expect(tagsOf(`utm_content=${value}`)).toEqual({});
    },
  );

  test('tags are limited in length and number', () => {
    const { tag, tags, tagName } = attributionLimits;
    expect(tagsOf(`utm_source=${'x'.repeat(tag + 1)}`)).toEqual({ utm_source: 'x'.repeat(tag) });
    expect(tagsOf(`utm_${'x'.repeat(tagName)}=1`)).toEqual({});
    const letters = [...'abcdefghijklmnop'];
    const kept = tagsOf(letters.map((letter) => `utm_${letter}=1`).join('&'));
    expect(Object.keys(kept)).toEqual(letters.slice(0, tags).map((letter) => `utm_${letter}`));
  });

  test('the path is limited in length', () => {
    open(`/${'x'.repeat(1000)}`);
    expect(readAttribution().page).toHaveLength(attributionLimits.address);
  });
});

test('with blocked storage, a page reports what it knows itself', () => {
  vi.stubGlobal('sessionStorage', forbiddenStorage);
  open('/privacy?utm_source=fair');
  keepAttribution();
  expect(readAttribution()).toEqual({
    page: '/privacy',
    referrer: '',
    utm: { utm_source: 'fair' },
  });
});
