import { expect, test } from 'vitest';
import { drawnScreens } from './render-screen.tsx';

test('a case that has only its owner’s pictures has no drawn screens, and is no error', async () => {
  expect(await drawnScreens('product-launch')).toBeUndefined();
});
