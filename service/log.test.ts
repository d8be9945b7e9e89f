import { expect, test } from 'vitest';
import { errorFields } from './log.ts';
import { OwnerError } from './owner-error.ts';

test('an error is logged with class, code and place, without its message', () => {
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

test('an OwnerError is logged with its sentence’s name, without the values', () => {
  const fields = errorFields(new OwnerError('noSignUp', { what: 'ana@example.com', where: '-' }));
  expect(fields).toMatchObject({ code: 'noSignUp' });
  expect(JSON.stringify(fields)).not.toContain('ana@');
});
