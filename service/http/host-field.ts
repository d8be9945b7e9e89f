const hostField = /^(?:\[[\da-f:.]+\]|[\w.~!$&'()*+,;=%-]*)(?::\d*)?$/i;

/** Whether a Host header may say this: a host without a user before it, perhaps a port, or nothing (RFC 9110 §7.2). */
export function isHostField(value: string): boolean {
  return hostField.test(value);
}

/**
 * Whether a request names one host: without, with two or with a malformed one it must be refused
 * (RFC 9112 §3.2), for a proxy in front may have gone by the other.
 *
 * @param rawHeaders names and values in turn, as node:http lists them
 */
export function namesOneHost(rawHeaders: readonly string[], httpVersion: string): boolean {
  const hosts = rawHeaders.filter(
    (_, at) => at % 2 === 1 && rawHeaders[at - 1]?.toLowerCase() === 'host',
  );
  if (hosts.length === 0) return httpVersion === '1.0';
  return hosts.length === 1 && isHostField(hosts[0] ?? '');
}
