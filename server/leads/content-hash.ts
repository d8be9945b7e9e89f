import { hash } from 'node:crypto';

/** Hash of a message's words: spacing, case, accents and punctuation make no difference. */
export function contentHash(message: string): string {
  const words =
    message
      .normalize('NFD')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return hash('sha256', words.join(' '));
}

/** Hash of a JSON value whose keys always come in the same order. */
export function valueHash(value: unknown): string {
  return hash('sha256', JSON.stringify(value));
}
