import ipaddr from 'ipaddr.js';

/**
 * The network that an address belongs to: enough as evidence of a consent, too little to identify a
 * household. IPv4 keeps 24 bits (`203.0.113.0`), IPv6 48 (`2001:db8:1::`).
 */
export function truncateAddress(address: string): string {
  if (!ipaddr.isValid(address)) return '';
  const parsed = ipaddr.process(address);
  const bits = parsed.kind() === 'ipv4' ? 24 : 48;
  const family = parsed.kind() === 'ipv4' ? ipaddr.IPv4 : ipaddr.IPv6;
  return family.networkAddressFromCIDR(`${parsed}/${bits}`).toString();
}
