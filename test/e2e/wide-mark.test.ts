import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { desktop, visit } from './support/browser.ts';
import { startSite } from './support/site.ts';

/** The logo in the bar, and its parts. */
function partsOf(page: Page) {
  const logo = page.getByRole('banner').getByRole('link').first().locator('> *');
  return { logo, mark: logo.locator('svg'), name: logo.locator('> :last-child') };
}

/** How far the letters of a name reach beyond the logo, in CSS pixels; at most 0 if they are all visible. */
async function overflowOf(logo: Locator, name: Locator): Promise<number> {
  const letters = await name.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const { right, bottom } = range.getBoundingClientRect();
    return { right, bottom };
  });
  const box = await logo.boundingBox();
  if (!box) throw new Error('There is no logo.');
  return Math.max(letters.right - box.x - box.width, letters.bottom - box.y - box.height);
}

/** Whether an ancestor cuts off a part of the name. */
function isClipped(name: Locator): Promise<boolean> {
  return name.evaluate((element) => {
    const logo = element.parentElement ?? element;
    const isCut = getComputedStyle(logo).overflowY !== 'visible';
    return isCut && logo.scrollHeight > logo.clientHeight;
  });
}

test('a mark four times as wide as high is as high as a letter, and leaves the name its room', async () => {
  const { origin } = await startSite();
  const page = await visit(origin);
  const bar = page.getByRole('banner');
  const { logo, mark, name } = partsOf(page);
  // As the page of a site with such a mark is built (src/ui/logo.test.tsx).
  await mark.evaluate((svg) => svg.setAttribute('viewBox', '0 0 240 60'));
  await logo.evaluate((box) => box.setAttribute('data-wide', 'true'));
  const height = async () => (await mark.boundingBox())?.height;
  expect(await height()).toBeGreaterThan(16);
  for (const width of [320, 360, 390]) {
    await page.setViewportSize({ width, height: 640 });
    const shown = await name.boundingBox();
    expect
      .soft((shown?.y ?? 0) + (shown?.height ?? 0), `${width} px`)
      .toBeLessThanOrEqual((await bar.boundingBox())?.height ?? 0);
  }
  await page.setViewportSize({ width: 360, height: 640 });
  await name.evaluate((shown) => {
    shown.textContent = 'Prado';
  });
  expect(await height(), 'beside a short name').toBeGreaterThan(16);
});

test('a wide mark beside a long name is higher than a dot', async () => {
  const { origin } = await startSite();
  const page = await visit(origin, { ...desktop, viewport: { width: 360, height: 640 } });
  const { logo, name, mark } = partsOf(page);
  await mark.evaluate((svg) => svg.setAttribute('viewBox', '0 0 240 60'));
  await logo.evaluate((box) => {
    box.setAttribute('data-wide', 'true');
    box.setAttribute('data-length', 'longer');
  });
  await name.evaluate((shown) => {
    shown.textContent = 'Maré Alta Engenharia S/A';
  });
  expect((await mark.boundingBox())?.height).toBeGreaterThan(10);
  expect(await overflowOf(logo, name)).toBeLessThanOrEqual(0);
});

test('a name of one long word is shown whole in the narrowest window', async () => {
  const { origin } = await startSite();
  const page = await visit(origin, { ...desktop, viewport: { width: 320, height: 640 } });
  const { logo, name } = partsOf(page);
  await name.evaluate((shown) => {
    shown.textContent = 'Desenvolvedora';
  });
  for (const length of ['long', 'longer']) {
    await logo.evaluate((box, value) => box.setAttribute('data-length', value), length);
    expect.soft(await overflowOf(logo, name), length).toBeLessThanOrEqual(0);
  }
});

test('a name of six words is shown whole in the narrowest window, within the bar', async () => {
  const { origin } = await startSite();
  const page = await visit(origin, { ...desktop, viewport: { width: 320, height: 640 } });
  const { logo, name } = partsOf(page);
  const bar = page.getByRole('banner');
  const before = await bar.boundingBox();
  await name.evaluate((shown) => {
    shown.textContent = 'Albuquerque Menezes Engenharia de Softwares Brasil';
  });
  await logo.evaluate((box) => box.setAttribute('data-length', 'longer'));
  expect(await bar.boundingBox()).toEqual(before);
  expect(await overflowOf(bar, name)).toBeLessThanOrEqual(0);
  expect(await isClipped(name)).toBe(false);
});
