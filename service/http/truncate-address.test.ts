import { expect, test } from 'vitest';
import { truncateAddress } from './visitor-address.ts';

test.each([
  ['203.0.113.77', '203.0.113.0'],
  ['::ffff:203.0.113.77', '203.0.113.0'],
  ['2001:0DB8:1:2:3:4:5:6', '2001:db8:1::'],
  ['2001:db8::6', '2001:db8::'],
  ['::1', '::'],
  ['fe80::1%eth0', 'fe80::'],
  ['not an address', ''],
])('%s is stored as %s', (address, kept) => {
  expect(truncateAddress(address)).toBe(kept);
});
