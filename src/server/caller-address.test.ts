// A caller cannot choose the address that limits are counted for.
import { expect, test } from 'vitest';
import { callerAddress } from './caller-address.ts';

test('without a proxy the header means nothing', () => {
  expect(callerAddress('203.0.113.9', '198.51.100.1', 0)).toBe('203.0.113.9');
});

test('behind one proxy the last entry counts, whatever the caller put before it', () => {
  expect(callerAddress('10.0.0.1', 'evil, 198.51.100.1, 203.0.113.9', 1)).toBe('203.0.113.9');
});

test('behind two proxies the entry before the last counts', () => {
  expect(callerAddress('10.0.0.1', 'evil, 203.0.113.9, 10.0.0.2', 2)).toBe('203.0.113.9');
});

test('a chain shorter than the proxies, or none, still gives an address', () => {
  expect(callerAddress('10.0.0.1', '203.0.113.9', 3)).toBe('203.0.113.9');
  expect(callerAddress('10.0.0.1', undefined, 1)).toBe('10.0.0.1');
  expect(callerAddress(undefined, undefined, 0)).toBe('127.0.0.1');
});
