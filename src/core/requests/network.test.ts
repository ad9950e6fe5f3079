// Addresses of one household share their limits; this machine has none.
import { expect, test } from 'vitest';
import { networkOf } from './network.ts';

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8::1', '2001:0db8:0000:0000'],
  ['2001:DB8:0:0:ffff::9', '2001:0db8:0000:0000'],
  ['2001:db8:1:2:3:4:5:6', '2001:0db8:0001:0002'],
  ['fe80::1%eth0', 'fe80:0000:0000:0000'],
  ['127.0.0.1', 'local'],
  ['::1', 'local'],
  ['', 'local'],
])('%s is %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
