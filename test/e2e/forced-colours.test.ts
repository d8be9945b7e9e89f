import { afterAll, beforeAll, expect, test } from 'vitest';
import { desktop, visit } from './support/browser.ts';
import { otherPrefix } from './support/language.ts';
import { type Site, startSite } from './support/site.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

test.each(['/', otherPrefix || '/'])(
  'in forced colours, no line of text covers the one above (%s)',
  async (path) => {
    const page = await visit(site.origin + path, { ...desktop, forcedColors: 'active' });
    const stacked = page.locator('main :is(h1, p):has(> span + span)');
    for (const text of await stacked.all()) {
      const seen = await text.screenshot();
      await text.locator('span').evaluateAll((lines) => {
        for (const line of lines) {
          if (!(line instanceof HTMLElement)) continue;
          const { style } = line;
          style.setProperty('forced-color-adjust', 'none');
          style.setProperty('color', 'CanvasText');
        }
      });
      const bare = await text.screenshot();
      expect(seen.equals(bare), (await text.textContent()) ?? '').toBe(true);
    }
  },
);
