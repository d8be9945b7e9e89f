import { hash } from 'node:crypto';

/** Returns the words of a text without accents, capitals or punctuation, so that spellings compare equal. */
export function plainWords(text: string): string[] {
  return (
    text
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

/** Returns a hash of a message's words, which ignores spacing, case, accents and punctuation. */
export function contentHash(message: string): string {
  return hash('sha256', plainWords(message).join(' '));
}

/** Returns an email address for comparison, which ignores letter case. */
export function emailKey(email: string): string {
  return email.toLowerCase();
}
