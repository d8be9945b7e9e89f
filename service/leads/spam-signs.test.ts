import { expect, test } from 'vitest';
import { canBeCampaign } from './spam-signs.ts';

test('a message of one long word is checked quickly', () => {
  const message = 'a'.repeat(5000);
  const began = performance.now();
  for (let n = 0; n < 100; n += 1) expect(canBeCampaign(message)).toBe(false);
  expect(performance.now() - began).toBeLessThan(1000);
});

test.each(['write to ana@prado.example', 'https://prado.example', 'www.prado'])(
  '%s may be a campaign',
  (message) => expect(canBeCampaign(message)).toBe(true),
);
