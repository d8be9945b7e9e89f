import { expect, test } from 'vitest';
import { letterMail } from './letter-mail.ts';

test('the preview line is not cut within an emoji', () => {
  const words = { subject: 'March', preview: '', markdown: `a${'🎉'.repeat(200)}` };
  const { preview } = letterMail('en', words, 'https://trinta.example');
  expect(preview).toBe(`a${'🎉'.repeat(139)}`);
});
