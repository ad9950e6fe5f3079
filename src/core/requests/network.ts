// The part of a network address that belongs to one household: IPv4 whole, IPv6 its first 64 bits.
import { isIPv4, isIPv6 } from 'node:net';

const expandIPv6 = (address: string): string[] => {
  const [head = '', tail] = address.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const gap = tail === undefined ? 0 : 8 - left.length - right.length;
  return [...left, ...Array<string>(gap).fill('0'), ...right].map((group) => group.padStart(4, '0'));
};

/** Some proxies write the port beside the address. */
const withoutPort = (address: string): string =>
  /^\[([^\]]*)\](?::\d+)?$/.exec(address)?.[1] ?? address.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1');

/**
 * 'local' is this machine itself. What is no address at all is 'unknown', which is counted like any other network: a
 * proxy that is set up wrongly must not lift the limits.
 *
 * @example networkOf('2001:db8::1') // '2001:0db8:0000:0000'
 */
export function networkOf(address: string): string {
  const plain = withoutPort(address)
    .replace(/^::ffff:(?=\d+\.)/i, '')
    .replace(/%.*$/, '')
    .toLowerCase();
  if (isIPv4(plain)) return plain.startsWith('127.') ? 'local' : plain;
  if (!isIPv6(plain)) return 'unknown';
  return plain === '::1' ? 'local' : expandIPv6(plain).slice(0, 4).join(':');
}
