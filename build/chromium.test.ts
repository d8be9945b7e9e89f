import { expect, test } from 'vitest';
import { SiteError } from '../src/content/remark.ts';
import { findChromium } from './chromium.ts';

test('without a Chromium the owner is told what to install', () => {
  expect(() => findChromium(['', 'no/such/chromium'])).toThrow(SiteError);
});
