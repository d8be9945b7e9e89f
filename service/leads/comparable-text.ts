import { hash } from 'node:crypto';

/** The words of a text without accents, capitals or punctuation, so that spellings compare equal. */
export function plainWords(text: string): string[] {
  return (
    text
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

/** Hash of a message's words: spacing, case, accents and punctuation make no difference. */
export function contentHash(message: string): string {
  return hash('sha256', plainWords(message).join(' '));
}

/** An e-mail address in the form in which addresses are compared: letter case makes no difference. */
export function emailKey(email: string): string {
  return email.toLowerCase();
}
