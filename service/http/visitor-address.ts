import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Returns an IP address without port, brackets, zone or IPv4-in-IPv6 notation; undefined if invalid. */
export function canonicalAddress(text: string): string | undefined {
  const bare = text
    .trim()
    .replace(/^\[([^\]]+)\](?::\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
    .replace(/%.*$/, '');
  // Some parsers read a part with a leading zero as octal; Node rejects it.
  return isIP(bare) ? ipaddr.process(bare).toString() : undefined;
}

/**
 * Returns the visitor's IP address: the one that the outermost of `trustedProxies` proxies saw. Only that
 * many entries of X-Forwarded-For are trusted, counted from the right; a visitor's own entries are further
 * left (ASVS 4.1.3). Empty if unknown.
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

/** Returns the key of a limit: an IPv4 address, or the /64 that one IPv6 subscriber controls. */
export function rateKey(address: string): string {
  if (!address.includes(':')) return address || 'unknown';
  return `${ipaddr.parse(address).toNormalizedString().split(':').slice(0, 4).join(':')}::/64`;
}

/** Returns the network of an address, as evidence of a consent: 24 bits of IPv4, 48 of IPv6. */
export function truncateAddress(address: string): string {
  if (!ipaddr.isValid(address)) return '';
  const parsed = ipaddr.process(address);
  const [family, bits] = parsed.kind() === 'ipv4' ? [ipaddr.IPv4, 24] : [ipaddr.IPv6, 48];
  return family.networkAddressFromCIDR(`${parsed}/${bits}`).toString();
}
