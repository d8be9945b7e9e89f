import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** An address without port, brackets, zone, or the IPv4-in-IPv6 notation; undefined where it is none. */
export function canonicalAddress(text: string): string | undefined {
  const bare = text
    .trim()
    .replace(/^\[([^\]]+)\](?::\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
    .replace(/%.*$/, '');
  // A part with a zero in front is octal to some readers, and no address to Node.
  return isIP(bare) ? ipaddr.process(bare).toString() : undefined;
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
  return `${ipaddr.parse(address).toNormalizedString().split(':').slice(0, 4).join(':')}::/64`;
}

/** The network of an address, as evidence of a consent: IPv4 keeps 24 bits, IPv6 48. */
export function truncateAddress(address: string): string {
  if (!ipaddr.isValid(address)) return '';
  const parsed = ipaddr.process(address);
  const [family, bits] = parsed.kind() === 'ipv4' ? [ipaddr.IPv4, 24] : [ipaddr.IPv6, 48];
  return family.networkAddressFromCIDR(`${parsed}/${bits}`).toString();
}
