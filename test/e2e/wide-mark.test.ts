import { expect, test } from 'vitest';
import { visit } from './support/browser.ts';
import { startSite } from './support/site.ts';

test('a mark four times as wide as high is as high as a letter in the bar', async () => {
  const { origin } = await startSite();
  const page = await visit(origin);
  const mark = page.getByRole('banner').locator('[data-letters] svg');
  // As the page of a site with such a mark is built (src/ui/logo.test.tsx).
  await mark.evaluate((svg) => {
    svg.setAttribute('viewBox', '0 0 240 60');
    svg.closest('[data-letters]')?.setAttribute('data-wide', 'true');
  });
  const { height = 0 } = (await mark.boundingBox()) ?? {};
  expect(height).toBeGreaterThan(16);
});
