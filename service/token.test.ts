import { expect, test } from 'vitest';
import { createToken } from './token.ts';

test('every token has 192 random bits', () => {
  const tokens = Array.from({ length: 100 }, createToken);
  expect(new Set(tokens).size).toBe(tokens.length);
  for (const token of tokens) expect(Buffer.from(token, 'base64url').byteLength * 8).toBe(192);
});
