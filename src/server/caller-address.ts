// The network address of the caller. Headers are believed only as far as our own proxies wrote them.

/**
 * With `proxies` in front, the caller is that many places from the end of X-Forwarded-For: what stands before was sent
 * by the caller and proves nothing.
 */
export function callerAddress(
  socketAddress: string | undefined,
  forwardedFor: string | undefined,
  proxies: number,
): string {
  const fallback = socketAddress ?? '127.0.0.1';
  if (proxies === 0 || forwardedFor === undefined) return fallback;
  const chain = forwardedFor.split(',').map((address) => address.trim());
  return chain.at(-proxies) || chain[0] || fallback;
}
