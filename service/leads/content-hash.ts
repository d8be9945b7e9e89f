import { hash } from 'node:crypto';
import { plainWords } from './plain-words.ts';

/** Hash of a message's words: spacing, case, accents and punctuation make no difference. */
export function contentHash(message: string): string {
  return hash('sha256', plainWords(message).join(' '));
}

/** Hash of a JSON value whose keys always come in the same order. */
export function valueHash(value: unknown): string {
  return hash('sha256', JSON.stringify(value));
}
