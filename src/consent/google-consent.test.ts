import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Tag } from '../content/facts.ts';
import { configureGoogle, tellGoogle } from './google-consent.ts';

const tag: Tag = { name: 'Measure', src: 'https://m.example/a.js', origins: [], cookies: [] };
let page: { dataLayer?: unknown[]; gtag_report_conversion?: unknown };
beforeEach(() => {
  page = {};
  vi.stubGlobal('window', page);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** The entries of Google's queue, as arrays. */
const queue = () => (page.dataLayer ?? []).map((entry) => Array.from(Object(entry)));

test('all consent types are denied before a choice', () => {
  tellGoogle('default', {});
  expect(queue()).toEqual([
    [
      'consent',
      'default',
      {
        analytics_storage: 'denied',
        ad_storage: 'denied',
        ad_user_data: 'denied',
        ad_personalization: 'denied',
      },
    ],
  ]);
});

test('the queue holds arguments objects: Google’s tags ignore arrays', () => {
  tellGoogle('default', {});
  expect(Object.prototype.toString.call(page.dataLayer?.[0])).toBe('[object Arguments]');
});

describe('a choice', () => {
  test.each([
    [{ analytics: true, marketing: false }, 'granted', 'denied'],
    [{ analytics: false, marketing: true }, 'denied', 'granted'],
    [{ marketing: true }, 'denied', 'granted'],
    [{}, 'denied', 'denied'],
  ] as const)('%j is passed to the tags', (purposes, analytics, ads) => {
    tellGoogle('update', purposes);
    expect(queue()).toEqual([
      [
        'consent',
        'update',
        {
          analytics_storage: analytics,
          ad_storage: ads,
          ad_user_data: ads,
          ad_personalization: ads,
        },
      ],
    ]);
  });
});

describe('a Google tag', () => {
  test('is set up by its id', () => {
    configureGoogle({ ...tag, googleId: 'G-TEST' });
    expect(queue()).toEqual([
      ['js', expect.any(Date)],
      ['config', 'G-TEST'],
    ]);
    expect(page.gtag_report_conversion).toBeUndefined();
  });

  test('reports a sent lead if it has a conversion', () => {
    configureGoogle({ ...tag, googleConversion: 'AW-1/x' });
    expect(queue()).toEqual([]);
    if (typeof page.gtag_report_conversion === 'function') page.gtag_report_conversion();
    expect(queue()).toEqual([['event', 'conversion', { send_to: 'AW-1/x' }]]);
  });
});

test('other tags add nothing to Google’s queue', () => {
  configureGoogle(tag);
  expect(page).toEqual({});
});
