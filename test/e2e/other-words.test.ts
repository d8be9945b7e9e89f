import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadSite } from '../../src/content/load-site.ts';
import { findOverflow } from '../visual/find-overflow.ts';
import { desktop, phone, visit } from './support/browser.ts';
import { buildPages } from './support/build-pages.ts';
import { findParted } from './support/find-parted.ts';
import { type Site, startSite } from './support/site.ts';

const { methodology } = loadSite('demo/trinta').site.words['pt-BR'];

/** Twelve letters, the most that the bar shows in its largest size. */
const name = 'Modernização';

const command = `    npm run images -- ${'01-tela.png '.repeat(20)}`;
const table = ['mês', '---', 'valor'].map((cell) => `> | ${`${cell} | `.repeat(12)}`);

const section = `
## Partes

- Um passo.

  Um segundo parágrafo do passo.

  ${command}

> Uma citação.
>
> Um segundo parágrafo da citação.
>
${table.join('\n')}
`;

let site: Site;
beforeAll(async () => {
  const built = await buildPages('other-words', {
    'site.yaml': (text) => text.replace('name: Trinta', `name: ${name}`),
    'methodology.yaml': (text) => text.replace('toMonths: 6', 'toMonths: 24'),
    'words/pt-BR/hero.yaml': (text) =>
      text
        .replace(/(?<=title:\n)( {2}- .*\n)+/, '  - Transformação\n  - de plataformas\n')
        .replace(/(?<=facts:\n)/, '  - figure: 24 horas\n    label: de resposta\n'),
    'words/pt-BR/legal/privacy.md': (text) =>
      text.replace('\n---\n\n', '$&[Este site](/) ') + section,
  });
  site = await startSite({}, built);
});
afterAll(() => site.stop());

const narrow = { ...phone, viewport: { width: 320, height: 640 } };

test.each([narrow, phone, desktop])('two years are drawn at $viewport.width px', async (device) => {
  const page = await visit(site.origin, device);
  const drawing = page.locator('figure', { has: page.locator('svg[viewBox^="0 0 2400 "]') });
  const months = await drawing
    .locator('ol li')
    .evaluateAll((items) => items.map((item) => item.getBoundingClientRect()));
  expect(months).toHaveLength(24);
  expect(new Set(months.map(({ top }) => top)).size, 'rows').toBe(1);
  const bar = await drawing.locator('svg').last().boundingBox();
  const mark = await drawing.getByText(methodology?.comparison.mvp ?? '').boundingBox();
  const [first] = months;
  expect(first?.width).toBeCloseTo((bar?.width ?? 0) / 24, 0);
  expect(mark?.x, 'the first month ends here').toBeCloseTo(first?.right ?? 0, 0);
  const axis = await drawing.locator('ol').evaluate((list) => list.scrollWidth);
  expect(axis, 'the figures fit').toBeCloseTo(bar?.width ?? 0, 0);
});

test.each([phone, desktop])(
  'code in a list and a table in a quotation scroll at $viewport.width px',
  async (device) => {
    const page = await visit(`${site.origin}/privacy`, device);
    expect(await page.evaluate(findOverflow)).toEqual([]);
  },
);

test('there is space between two paragraphs of a list item and of a quotation', async () => {
  const page = await visit(`${site.origin}/privacy`);
  for (const paragraphs of ['li > p', 'blockquote > p']) {
    const pair = page.locator('article > ol > li').last().locator(paragraphs);
    const [first, second] = [await pair.first().boundingBox(), await pair.last().boundingBox()];
    const space = (second?.y ?? 0) - (first?.y ?? 0) - (first?.height ?? 0);
    expect.soft(space, paragraphs).toBeGreaterThan(4);
  }
});

test('a policy’s introduction can be read to its end in a low window', async () => {
  const page = await visit(`${site.origin}/privacy`, {
    ...desktop,
    viewport: { width: 1280, height: 590 },
  });
  await page.evaluate(() => scrollTo({ top: 1000, behavior: 'instant' }));
  const last = page.locator('article header p').last();
  await last.evaluate((paragraph) => paragraph.scrollIntoView({ block: 'end' }));
  const { y = 0, height = 0 } = (await last.boundingBox()) ?? {};
  expect(y + height).toBeLessThanOrEqual(590);
});

test('the focus ring of a link at the start of a policy’s introduction is whole', async () => {
  const page = await visit(`${site.origin}/privacy`, desktop);
  const column = page.locator('article header');
  const link = column.getByRole('link').first();
  await link.focus();
  const [ring, edge] = [await link.boundingBox(), await column.boundingBox()];
  expect((ring?.x ?? 0) - 6).toBeGreaterThanOrEqual(edge?.x ?? 0);
});

test('four facts in the hero each have one line for the figure', async () => {
  const page = await visit(site.origin);
  for (const width of [1152, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const lines = await page
      .locator('#main dl')
      .first()
      .locator('dd')
      .evaluateAll((figures) =>
        figures.map((figure) => {
          const words = document.createRange();
          words.selectNodeContents(figure);
          return words.getClientRects().length;
        }),
      );
    expect.soft(lines, `${width} px`).toEqual([1, 1, 1, 1]);
  }
});

test('a word of thirteen letters in the hero’s heading stays whole', async () => {
  const page = await visit(site.origin);
  for (const width of [320, 768, 1000, 1152, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    expect.soft(await page.evaluate(findParted), `${width} px`).toEqual([]);
  }
});

test('a word as the name is shown in the bar of every phone', async () => {
  const page = await visit(site.origin, phone);
  for (const width of [320, 340, 360, 390]) {
    await page.setViewportSize({ width, height: 640 });
    const bar = await page.getByRole('banner').boundingBox();
    const shown = await page.getByRole('banner').getByText(name).boundingBox();
    expect
      .soft((shown?.y ?? Infinity) + (shown?.height ?? 0), `${width} px`)
      .toBeLessThanOrEqual(bar?.height ?? 0);
  }
});
