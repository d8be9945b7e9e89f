import { expect, test } from 'vitest';
import { errorFields } from './log.ts';
import { OwnerError } from './owner-error.ts';

test('of an error the log has kind, code and place, and nothing that it says', () => {
  const error = Object.assign(new Error('value "Oi\n    at Ana Souza" is too long'), {
    code: '22001',
  });
  expect(errorFields(error)).toEqual({
    error: 'Error',
    code: '22001',
    errcode: undefined,
    at: expect.stringMatching(/log\.test\.ts:\d+/),
  });
});

test('of a sentence for the owner the log has its name, and not what is filled in', () => {
  const fields = errorFields(new OwnerError('noSignUp', { what: 'ana@example.com', where: '-' }));
  expect(fields).toMatchObject({ code: 'noSignUp' });
  expect(JSON.stringify(fields)).not.toContain('ana@');
});
