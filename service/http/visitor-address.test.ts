import { expect, test } from 'vitest';
import { canonicalAddress, rateKey, visitorAddress } from './visitor-address.ts';

test('trusts as many proxies as there are, counted from the nearest', () => {
  const forged = '1.1.1.1, 198.51.100.2, 10.0.0.5';
  expect(visitorAddress('::ffff:10.0.0.9', forged, 0)).toBe('10.0.0.9');
  expect(visitorAddress('10.0.0.9', forged, 1)).toBe('10.0.0.5');
  expect(visitorAddress('10.0.0.9', forged, 2)).toBe('198.51.100.2');
  expect(visitorAddress('10.0.0.9', '198.51.100.2', 3)).toBe('198.51.100.2');
  expect(visitorAddress('10.0.0.9', 'unknown', 1)).toBe('10.0.0.9');
  expect(visitorAddress('10.0.0.9', '01.02.03.04', 1)).toBe('10.0.0.9');
  expect(visitorAddress('10.0.0.9', undefined, 1)).toBe('10.0.0.9');
});

test.each([
  ['203.0.113.7:4711', '203.0.113.7'],
  ['[2001:DB8::1]:443', '2001:db8::1'],
  ['fe80::1%eth0', 'fe80::1'],
  ['2001:db8:0:0:0:0:0:1', '2001:db8::1'],
  ['::ffff:1.2.3.4', '1.2.3.4'],
  ['::ffff:102:304', '1.2.3.4'],
  ['[::FFFF:0102:0304]:443', '1.2.3.4'],
  ['0:0:0:0:0:ffff:c000:0201', '192.0.2.1'],
  ['::ffff:0:102:304', '::ffff:0:102:304'],
  ['0.0.0.0', '0.0.0.0'],
  ['256.1.1.1', undefined],
  // Some parsers read it as decimal, some as octal: it is ambiguous, so invalid.
  ['01.02.03.04', undefined],
  ['::ffff:01.02.03.04', undefined],
  ['1.2.3.4.5', undefined],
  ['<script>', undefined],
  ['', undefined],
])('%s is %s', (text, address) => {
  expect(canonicalAddress(text)).toBe(address);
});

test('counts an IPv6 subscriber by the /64', () => {
  expect(rateKey('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64');
  expect(rateKey('2001:db8::1')).toBe('2001:db8:0:0::/64');
  expect(rateKey('::1')).toBe('0:0:0:0::/64');
  expect(rateKey('203.0.113.7')).toBe('203.0.113.7');
});
