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
  // Some proxies write the port as well; one that writes nonsense must not lift the limits.
  ['203.0.113.9:51000', '203.0.113.9'],
  ['[2001:db8::1]:51000', '2001:0db8:0000:0000'],
  ['[::1]:51000', 'local'],
  ['unknown', 'unknown'],
  ['', 'unknown'],
])('%s is %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
