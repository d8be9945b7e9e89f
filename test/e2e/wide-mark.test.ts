import { expect, test } from 'vitest';
import { site } from '#site';
import { visit } from './support/browser.ts';
import { startSite } from './support/site.ts';

test('a mark four times as wide as high is as high as a letter, and leaves the name its room', async () => {
  const { origin } = await startSite();
  const page = await visit(origin);
  const bar = page.getByRole('banner');
  const name = bar.getByText(site.facts.name, { exact: true });
  const logo = name.locator('..');
  const mark = logo.locator('svg');
  // As the page of a site with such a mark is built (src/ui/logo.test.tsx).
  await mark.evaluate((svg) => svg.setAttribute('viewBox', '0 0 240 60'));
  await logo.evaluate((box) => box.setAttribute('data-wide', 'true'));
  const height = async () => (await bar.locator('[data-wide] svg').boundingBox())?.height;
  expect(await height()).toBeGreaterThan(16);
  for (const width of [320, 360, 390]) {
    await page.setViewportSize({ width, height: 640 });
    const shown = await name.boundingBox();
    expect
      .soft((shown?.y ?? 0) + (shown?.height ?? 0), `${width} px`)
      .toBeLessThanOrEqual((await bar.boundingBox())?.height ?? 0);
  }
  await page.setViewportSize({ width: 360, height: 640 });
  await logo.locator('> :last-child').evaluate((shown) => {
    shown.textContent = 'Prado';
  });
  expect(await height(), 'beside a short name').toBeGreaterThan(16);
});
