import { isIPv4, isIPv6 } from 'node:net';

/** An address without port, brackets, zone, or the IPv4-in-IPv6 notation; undefined where it is none. */
export function canonicalAddress(text: string): string | undefined {
  const bare = text
    .trim()
    .replace(/^\[([^\]]+)\](?::\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
    .replace(/%.*$/, '');
  // A part with a zero in front is octal to some readers, and no address to Node.
  if (isIPv4(bare)) return bare;
  if (!isIPv6(bare)) return undefined;
  return withoutMapping(new URL(`http://[${bare}]/`).hostname.slice(1, -1));
}

/** The IPv4 address that a shortened IPv6 address stands for (RFC 4291 §2.5.5.2), or the latter itself. */
function withoutMapping(address: string): string {
  const [, high, low] = address.match(/^::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})$/) ?? [];
  if (high === undefined || low === undefined) return address;
  return [high, low]
    .map((group) => Number.parseInt(group, 16))
    .flatMap((word) => [word >> 8, word & 0xff])
    .join('.');
}

/**
 * The visitor's address: what the outermost of `trustedProxies` proxies saw. Only as many entries of
 * X-Forwarded-For as there are such proxies are believed, counted from the right; whatever a visitor
 * writes stands further left (ASVS 4.1.3). Empty where nothing is known.
 */
export function visitorAddress(
  peer: string,
  forwardedFor: string | null | undefined,
  trustedProxies: number,
): string {
  const peerAddress = canonicalAddress(peer) ?? '';
  if (trustedProxies === 0 || !forwardedFor) return peerAddress;
  const hops = forwardedFor.split(',');
  const seen = hops[Math.max(0, hops.length - trustedProxies)] ?? '';
  return canonicalAddress(seen) ?? peerAddress;
}

/** What a limit counts by: an IPv4 address, or the /64 that one IPv6 subscriber has to spend. */
export function rateKey(address: string): string {
  if (!address.includes(':')) return address || 'unknown';
  const [head = '', tail] = address.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length;
  const groups = [...left, ...Array<string>(Math.max(0, zeros)).fill('0'), ...right];
  return `${groups.slice(0, 4).join(':')}::/64`;
}
