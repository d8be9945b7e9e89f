import type { LookupAddress } from 'node:dns';
import { BlockList, isIP } from 'node:net';

/**
 * Ranges that are not the public internet (IANA special-purpose registries, RFC 6890), and those that
 * serve one protocol only (AS112, AMT).
 */
const internal = new BlockList();
const ranges4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const;
/** Ranges that translate to IPv4 (NAT64, SIIT, 6to4, Teredo) would bypass the list above. */
const ranges6 = [
  ['::', 96],
  ['::ffff:0:0:0', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['100:0:0:1::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['2620:4f:8000::', 48],
  ['3fff::', 20],
  ['5f00::', 16],
  ['fc00::', 7],
  ['fe80::', 9],
  ['ff00::', 8],
] as const;
for (const [address, bits] of ranges4) internal.addSubnet(address, bits, 'ipv4');
for (const [address, bits] of ranges6) internal.addSubnet(address, bits, 'ipv6');

/** Whether an address is on the public internet; text that is no address is not. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 0) return false;
  // BlockList checks an IPv4 address written as IPv6 (::ffff:10.0.0.1) against the IPv4 ranges.
  return !internal.check(address, family === 4 ? 'ipv4' : 'ipv6');
}

/** Whether all addresses of a name are public: a single private one would be a way in. */
export function arePublic(addresses: readonly LookupAddress[]): boolean {
  return addresses.length > 0 && addresses.every(({ address }) => isPublicAddress(address));
}
