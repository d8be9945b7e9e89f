import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { site as content } from '#site';
import {
  desktop,
  failedAnswer,
  forgive,
  hydrated,
  lendPage,
  newPage,
  phone,
  visit,
} from './support/browser.ts';
import { openBeforeScripts } from './support/held-scripts.ts';
import { leftsOf } from './support/place.ts';
import { type Site, startSite } from './support/site.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

/** Fewer members fit a wide screen's row, so there is nothing to turn. */
const isLooping = content.people.length >= 4;

const carousel = (page: Page) => page.locator('#team [aria-roledescription=carousel]');
const row = (page: Page) => carousel(page).locator('[tabindex="0"]').first();

/** Name of the member whose card is at the left edge; undefined between two. */
async function leftmost(page: Page): Promise<string | undefined> {
  const lefts = await leftsOf(row(page), 'li');
  const at = lefts.findIndex((left) => Math.abs(left) <= 2);
  return at < 0
    ? undefined
    : ((await row(page).locator('li h3').nth(at).textContent()) ?? undefined);
}

async function open(device: BrowserContextOptions = desktop): Promise<Page> {
  const page = await visit(site.origin, device);
  await carousel(page).scrollIntoViewIfNeeded();
  return page;
}

const parts = [
  { width: 639, part: 0.8 },
  { width: 640, part: 0.45 },
  { width: 1023, part: 0.45 },
  { width: 1024, part: 0.3 },
  { width: 1279, part: 0.3 },
  { width: 1280, part: 0.23 },
  { width: 1920, part: 0.23 },
];

test('a card’s share of the carousel follows the window’s width, and the first is at the left', async () => {
  const page = await visit(site.origin);
  const share = () =>
    row(page).evaluate((element) => {
      const card = element.querySelector('li')?.getBoundingClientRect().width ?? 0;
      return card / element.getBoundingClientRect().width;
    });
  const first = await row(page).locator('h3').first().textContent();
  for (const { width, part } of parts) {
    const message = `a window of ${width}`;
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(share, { message }).toBeCloseTo(part, 2);
    await expect.poll(() => leftmost(page), { message }).toBe(first);
  }
});

test('the row extends to the edge of the window', async () => {
  const page = await visit(site.origin);
  const right = () => row(page).evaluate((element) => element.getBoundingClientRect().right);
  for (const width of [320, 360, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(right, { message: `of ${width}` }).toBeCloseTo(width, 0);
  }
});

describe.runIf(isLooping).each([
  { name: 'a phone', device: phone },
  { name: 'a desktop', device: desktop },
])('on $name', ({ device }) => {
  test('loops in both directions by buttons and by arrow keys', async () => {
    const page = await open(device);
    const cards = await row(page).getByRole('heading').allTextContents();
    const names = cards.slice(0, content.people.length);
    const [previous, next] = await carousel(page).getByRole('button').all();
    expect(new Set(names).size).toBe(content.people.length);
    for (const name of [...names.slice(1), names[0]]) {
      await next?.click();
      await expect.poll(() => leftmost(page)).toBe(name);
    }
    for (const name of [...names].reverse()) {
      await previous?.click();
      await expect.poll(() => leftmost(page)).toBe(name);
    }
    await row(page).focus();
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => leftmost(page)).toBe(names.at(-1));
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => leftmost(page)).toBe(names[1]);
  });

  test('turns before hydration are repeated after it', async () => {
    const page = await lendPage(device);
    const release = await openBeforeScripts(page, site.origin);
    const [previous, next] = await carousel(page).getByRole('button').all();
    const cards = await row(page).getByRole('heading').allTextContents();
    const names = cards.slice(0, content.people.length);
    for (let tap = 0; tap < 6; tap += 1) await next?.click();
    await previous?.click();
    await previous?.click();
    await previous?.click();
    release();
    await hydrated(page);
    await expect.poll(() => leftmost(page)).toBe(names[3 % content.people.length]);
  });
});

test.runIf(isLooping)('many quick clicks are all counted', async () => {
  const page = await open({ ...desktop, reducedMotion: 'no-preference' });
  const names = (await row(page).getByRole('heading').allTextContents()).slice(
    0,
    content.people.length,
  );
  await carousel(page)
    .getByRole('button')
    .nth(1)
    .evaluate((button) => {
      for (let click = 0; click < 10; click += 1) if (button instanceof HTMLElement) button.click();
    });
  await expect
    .poll(() => leftmost(page), { timeout: 10_000 })
    .toBe(names[10 % content.people.length]);
});

test.runIf(isLooping)('can be dragged freely by mouse, and again past its end', async () => {
  const page = await open();
  const second = await row(page).locator('h3').nth(1).textContent();
  // The row can be dragged only once it loops, which a turn by button waits for.
  await carousel(page).getByRole('button').nth(1).click();
  await expect.poll(() => leftmost(page), { timeout: 10_000 }).toBe(second);
  const box = await row(page).boundingBox();
  if (!box) throw new Error('The carousel is not shown.');
  const before = await leftsOf(row(page), 'li');
  const y = box.y + 120;
  for (let drag = 0; drag < 3; drag += 1) {
    await page.mouse.move(box.x + box.width - 40, y);
    await page.mouse.down();
    await page.mouse.move(box.x + 200, y, { steps: 8 });
    await page.mouse.up();
  }
  await expect.poll(() => leftsOf(row(page), 'li')).not.toEqual(before);
  const after = await leftsOf(row(page), 'li');
  const [first = 0, next = 0] = [...before].sort((a, b) => a - b);
  const width = next - first;
  const covered = [...after]
    .sort((a, b) => a - b)
    .filter((left) => left > -width && left < box.width);
  expect(covered[0], 'no gap at the left').toBeLessThanOrEqual(1);
  expect(covered.at(-1), 'nor at the right').toBeGreaterThanOrEqual(box.width - width - 2);
});

test('each member is announced once, however often they are rendered', async () => {
  const page = await open();
  expect(await row(page).getByRole('listitem').count()).toBe(content.people.length);
  const tabbable = row(page).locator('a:not([tabindex="-1"])');
  expect(await tabbable.count()).toBe(content.people.filter(({ linkedin }) => linkedin).length);
  for (const link of await tabbable.all()) {
    await link.focus();
    await expect
      .poll(async () => {
        const [link, view] = await Promise.all([
          page.locator(':focus').boundingBox(),
          row(page).boundingBox(),
        ]);
        return (
          link && view && link.x >= view.x - 1 && link.x + link.width <= view.x + view.width + 1
        );
      })
      .toBe(true);
  }
});

test.runIf(isLooping)('a card whose link gets the focus moves to the left edge', async () => {
  const page = await open();
  await row(page).focus();
  // The row then starts with another member, and the first is after its end.
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  const cards = row(page)
    .getByRole('listitem')
    .filter({ has: page.locator('a') });
  for (const card of await cards.all()) {
    // Not by Tab: on a slow phone, the focus may come too long after the key to be attributed to it.
    await card.locator('a').focus();
    const name = await card.getByRole('heading').textContent();
    await expect.poll(() => leftmost(page)).toBe(name);
  }
});

const smallTeams = [
  { members: 1, width: 390, turns: false },
  { members: 2, width: 700, turns: true },
  { members: 2, width: 1100, turns: false },
  { members: 3, width: 1100, turns: true },
  { members: 3, width: 1920, turns: false },
].filter(({ members }) => isLooping && members <= content.people.length);

test.each(smallTeams)(
  '$members in a window of $width: no repeated cards if there is room for one more',
  async ({ members, width, turns }) => {
    const page = await open({ ...desktop, viewport: { width, height: 800 } });
    const cards = row(page).locator('li');
    await expect.poll(() => cards.count()).toBe(2 * content.people.length);
    // Simulates a smaller team: the first cards and their repeats.
    await cards.evaluateAll(
      (all, [of, kept]) => {
        for (const [at, card] of all.entries()) if (at % of >= kept) card.remove();
      },
      [content.people.length, members] as const,
    );
    const shown = cards.filter({ visible: true });
    await expect.poll(() => shown.count()).toBe(turns ? 2 * members : members);
    const buttons = carousel(page).getByRole('button');
    expect(await buttons.count(), 'buttons only where there is somewhere to go').toBe(
      turns ? 2 : 0,
    );
    if (!turns) {
      const stands = await leftsOf(row(page), 'li:not([aria-hidden])');
      await shown.first().hover();
      await page.mouse.down();
      await page.mouse.move(40, 300, { steps: 4 });
      expect(await leftsOf(row(page), 'li:not([aria-hidden])'), 'drags nowhere').toEqual(stands);
      const cursor = await row(page).evaluate((element) => getComputedStyle(element).cursor);
      expect(cursor).toBe('auto');
      return page.mouse.up();
    }
    const second = await cards.nth(1).locator('h3').textContent();
    await buttons.nth(1).click();
    await expect.poll(() => leftmost(page)).toBe(second);
  },
);

test('a photo that fails is replaced by initials without a layout shift', async () => {
  const page = await newPage();
  let fail = () => {};
  const asked = new Promise<void>((resolve) => {
    fail = resolve;
  });
  await page.route(`**/images/team/${content.people[0]?.id}.*`, async (route) => {
    await asked;
    await route.abort('failed');
  });
  await page.goto(site.origin);
  await hydrated(page);
  await carousel(page).scrollIntoViewIfNeeded();
  const card = row(page).getByRole('listitem').first();
  const name = (await card.getByRole('heading').textContent()) ?? '';
  const before = await card.getByRole('heading').boundingBox();
  const picture = await card.getByRole('img').boundingBox();
  fail();
  const avatar = card.locator('[role=img]');
  await avatar.waitFor();
  const words = name.split(' ');
  const initials = [words[0]?.[0], words.length > 1 ? words.at(-1)?.[0] : ''].join('');
  const drawn = await avatar.evaluate((element) => getComputedStyle(element, '::after').content);
  expect(drawn).toBe(`"${initials}"`);
  expect(await avatar.getAttribute('aria-label')).toBe(name);
  expect(await card.getByRole('heading').boundingBox()).toEqual(before);
  expect(await avatar.boundingBox()).toMatchObject({
    width: picture?.width,
    height: picture?.height,
  });
  forgive(failedAnswer);
});

test('on paper every member is shown once and whole', async () => {
  const page = await open();
  // After a turn, the row starts with another member.
  if (isLooping) await carousel(page).getByRole('button').last().click();
  await page.emulateMedia({ media: 'print' });
  // As wide as a sheet of A4 in CSS pixels.
  await page.setViewportSize({ width: 794, height: 1123 });
  const cards = await row(page)
    .locator('li:not([aria-hidden])')
    .evaluateAll((all) =>
      all.map((card) => {
        const { left, right } = card.getBoundingClientRect();
        const name = card.querySelector('h3')?.textContent;
        return left >= 0 && right <= innerWidth ? name : `${name} is cut off`;
      }),
    );
  expect(cards).toEqual(content.people.map(({ name }) => name));
  expect(await carousel(page).getByRole('button').count(), 'buttons on paper').toBe(0);
});
