import './support/usual-languages.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { site as content } from '#site';
import { desktop, lendPage, phone } from './support/browser.ts';
import { leadForm } from './support/lead-form.ts';
import { leftsOf, standsAtAnchor } from './support/place.ts';
import { type Site, startSite } from './support/site.ts';
import { barAddresses, farSection, linkedSections, questionCount } from './support/site-pages.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

async function open(path: string, device = desktop): Promise<Page> {
  const page = await lendPage({ ...device, javaScriptEnabled: false });
  await page.goto(site.origin + path);
  return page;
}

/** Any of the cases will do. */
const [[caseId, { gallery: images }] = ['', { gallery: [] }]] = Object.entries(content.cases);

const shownText = (page: Page) => page.locator('main').textContent();

describe('without script', () => {
  test('every section has its content', async () => {
    const page = await open('/');
    for (const section of await page.locator('main section').all()) {
      expect(await section.isVisible()).toBe(true);
      expect((await section.textContent())?.length).toBeGreaterThan(40);
    }
    expect(await page.evaluate(() => document.querySelectorAll('main [hidden]').length)).toBe(0);
  });

  test('the menu opens, and a link in it leads to its section with the menu closed', async () => {
    const page = await open('/', phone);
    await page.getByRole('banner').getByRole('button').first().click();
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    expect(await dialog.getByRole('link').count()).toBe(barAddresses('pt-BR').length);
    await dialog.locator(`a[href$="#${farSection}"]:visible`).click();
    await standsAtAnchor(page, farSection);
    expect(await dialog.isVisible()).toBe(false);
    expect(new URL(page.url()).hash).toBe(`#${farSection}`);
  });

  test('the menu closes by its button and by a click beside it', async () => {
    const page = await open('/en', phone);
    const openMenu = page.getByRole('banner').getByRole('button').first();
    const dialog = page.getByRole('dialog');
    await openMenu.click();
    await dialog.getByRole('button').click();
    await dialog.waitFor({ state: 'hidden' });
    await openMenu.click();
    await dialog.waitFor();
    await page.mouse.click(8, 400);
    await dialog.waitFor({ state: 'hidden' });
  });

  test('a window wide enough for the bar’s links shows no open menu', async () => {
    const page = await open('/', phone);
    await page.getByRole('banner').getByRole('button').first().click();
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    await page.setViewportSize({ width: 1280, height: 800 });
    await dialog.waitFor({ state: 'hidden' });
    expect(await page.getByRole('banner').getByRole('navigation').isVisible()).toBe(true);
  });

  test('anchors stop below the bar', async () => {
    const page = await open('/');
    for (const section of [linkedSections[0] ?? 'contact', farSection]) {
      await page.getByRole('banner').locator(`a[href$="#${section}"]:visible`).click();
      await standsAtAnchor(page, section);
    }
  });

  test.runIf(questionCount > 1)('one answer is open at a time, and a click closes it', async () => {
    const page = await open('/');
    const answers = page.locator('#faq details');
    const openOnes = () => answers.evaluateAll((all) => all.map((one) => one.hasAttribute('open')));
    const onlyLast = Array.from({ length: questionCount }, (_, at) => at === questionCount - 1);
    await answers.first().locator('summary').click();
    expect(await openOnes()).toEqual([true, ...onlyLast.slice(1).fill(false)]);
    await answers.last().locator('summary').click();
    expect(await openOnes()).toEqual(onlyLast);
    await answers.last().locator('summary').click();
    expect(await openOnes()).not.toContain(true);
  });

  test.runIf(content.people.length > 0)('the team is a row that scrolls and snaps', async () => {
    const page = await open('/', phone);
    const row = page.locator('#team [aria-roledescription=carousel] [tabindex="0"]');
    expect(await row.getByRole('listitem').count()).toBe(content.people.length);
    expect(await page.locator('#team').getByRole('button').count(), 'no dead button').toBe(0);
    // With two cards, the row ends before the second reaches the left edge.
    if (content.people.length < 3) return;
    await row.evaluate((element) => element.scrollTo(element.clientWidth * 0.9, 0));
    await expect.poll(async () => (await leftsOf(row, 'li'))[1]).toBe(0);
  });

  test.runIf(images.length > 1)(
    'a gallery is a row that scrolls and snaps, and its dots lead to the images',
    async () => {
      const page = await open(`/project/${caseId}`, phone);
      const gallery = page.locator('[aria-roledescription=carousel]');
      const row = gallery.locator('ul').first();
      expect(await gallery.getByRole('button').count(), 'no dead button').toBe(0);
      await row.evaluate((element) => element.scrollTo(element.clientWidth * 1.2, 0));
      await expect.poll(async () => (await leftsOf(row, 'li'))[1]).toBe(0);
      const number = Math.min(images.length, 5);
      await gallery.locator(`a[href="#image-${number}"]`).click();
      await expect.poll(async () => (await leftsOf(row, 'li'))[number - 1]).toBe(0);
    },
  );

  test.runIf(images.length > 2).each([1280, 1920])(
    'a dot of the strip leads to its image in a window of %i',
    async (width) => {
      const device = { ...desktop, viewport: { width, height: 800 } };
      const page = await open(`/project/${caseId}`, device);
      const row = page.locator('[data-gallery-track]');
      for (const number of [2, 1]) {
        await page.locator(`a[href="#image-${number}"]`).click();
        await expect.poll(async () => (await leftsOf(row, 'li'))[number - 1]).toBe(0);
      }
    },
  );

  test('the contact section offers mail and messaging, without an unusable form', async () => {
    const page = await open('/');
    const contact = page.locator('#contact');
    expect(await contact.locator(`a[href="mailto:${content.facts.email}"]`).isVisible()).toBe(true);
    const { whatsapp } = content.facts;
    const messaging = contact.locator(`a[href="https://wa.me/${whatsapp}"]`);
    expect(await messaging.count()).toBe(whatsapp ? 1 : 0);
    expect(await leadForm(page).isVisible()).toBe(false);
    const controls = page.locator('input, select, textarea');
    for (const control of await controls.all()) expect(await control.isVisible()).toBe(false);
  });

  test.runIf(caseId)('the language links lead to the other language and back', async () => {
    const page = await open(`/project/${caseId}`);
    const portuguese = await shownText(page);
    await page.getByRole('link', { name: /English/ }).click();
    await page.waitForURL(`**/en/project/${caseId}`);
    expect(await shownText(page)).not.toBe(portuguese);
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
    await page.getByRole('link', { name: /Português/ }).click();
    await page.waitForURL(`${site.origin}/project/${caseId}`);
    expect(await shownText(page)).toBe(portuguese);
  });

  test('a policy is printed with its text and the company’s name', async () => {
    const page = await open('/privacy');
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    expect(await page.getByRole('contentinfo').isVisible()).toBe(false);
    expect(await page.getByRole('navigation').first().isVisible()).toBe(false);
    expect(await page.getByRole('banner').getByText(content.facts.name).isVisible()).toBe(true);
    const ground = await page.evaluate(() => {
      const { backgroundColor, color } = getComputedStyle(document.documentElement);
      return [backgroundColor, color];
    });
    expect(ground).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)']);
    await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));
    const bar = await page.getByRole('banner').boundingBox();
    expect(bar?.y, 'the bar does not lie over every sheet').toBeLessThan(0);
  });

  test.runIf(caseId)('a case leads to its project and back to the cases', async () => {
    const page = await open('/en');
    await page.locator(`#cases a[href="/en/project/${caseId}"]`).click();
    await page.waitForURL(`**/en/project/${caseId}`);
    await page.getByRole('main').locator('a[href="/en#cases"]').click();
    await standsAtAnchor(page, 'cases');
  });
});
