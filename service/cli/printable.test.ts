import { expect, test } from 'vitest';
import { jsonText } from './printable.ts';

test('what a terminal would obey or hide is escaped, and reads back the same', () => {
  const value = { name: 'Eva\u009b31m\u007f\u202e\u2028\u{e0041}\ud800', 'k\u0085': ['a\u200db'] };
  for (const indent of [undefined, 2]) {
    const text = jsonText(value, indent);
    expect(text.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/u);
    expect(JSON.parse(text)).toEqual(value);
  }
});

test('ordinary words stay as they are', () => {
  expect(jsonText({ name: 'João 山田 😀', lines: 'a\nb' })).toBe(
    '{"name":"João 山田 😀","lines":"a\\nb"}',
  );
});
