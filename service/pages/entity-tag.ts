import { createHash } from 'node:crypto';

/** Characters of six bits each: 48 in all, enough to tell the versions of one file apart. */
const tagLength = 8;

/** A strong entity tag over all that makes an answer what it is. */
export function entityTag(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return `"${hash.digest('base64url').slice(0, tagLength)}"`;
}

/** Whether `If-Match` names the tag: any of a list, strongly compared, or `*` (RFC 9110, 13.1.1). */
export function namesTagStrongly(header: string, tag: string): boolean {
  return header.split(',').some((item) => item.trim() === tag || item.trim() === '*');
}

/** Whether `If-None-Match` names the tag: any of a list, weakly compared, or `*` (RFC 9110, 13.1.2). */
export function namesTag(header: string, tag: string): boolean {
  if (header === tag) return true;
  return header.split(',').some((item) => {
    const candidate = item.trim();
    return (
      candidate === '*' || (candidate.startsWith('W/') ? candidate.slice(2) : candidate) === tag
    );
  });
}
