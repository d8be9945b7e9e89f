import { expect, test } from 'vitest';
import { renderPortrait } from './render-portrait.tsx';

test('a person whom nobody drew has no portrait, and is no error', () => {
  expect(renderPortrait('maria')).toBeUndefined();
});
