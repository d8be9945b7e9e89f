async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Hash of a message's words: spacing, case, accents and punctuation make no difference. */
export function contentHash(message: string): Promise<string> {
  const words =
    message
      .normalize('NFD')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return sha256(words.join(' '));
}

/** Hash of a JSON value whose keys always come in the same order. */
export function valueHash(value: unknown): Promise<string> {
  return sha256(JSON.stringify(value));
}
