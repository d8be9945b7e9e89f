import { afterAll, beforeAll, expect, test } from 'vitest';
import { desktop, type Visitor, visit } from './support/browser.ts';
import { firstCase } from './support/cases.ts';
import { maximumStops, walkByKeyboard } from './support/keyboard-walk.ts';
import { otherPrefix } from './support/language.ts';
import { adopt, leavesRoom, tall, twice } from './support/large-text.ts';
import { type Site, startSite } from './support/site.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

/** A window of 1280 × 1024 pixels at 400 %. */
const zoomed: Visitor = { ...desktop, viewport: { width: 320, height: 256 } };

const project = `${otherPrefix}/project/${firstCase}`;

interface Walk {
  path: string;
  device: Visitor;
  css?: string;
}

// The bar is the same on every page, so that each size of text is tried on one of two.
const walks: Record<string, Walk> = {
  'text of 24 px on a phone': { path: project, device: { ...tall, setting: 'defaultFontSize=24' } },
  'text of 32 px on a phone': { path: '/', device: { ...tall, setting: 'defaultFontSize=32' } },
  'text of 32 px on a desktop': {
    path: project,
    device: { ...desktop, setting: 'defaultFontSize=32' },
  },
  'own styles for twice the size': {
    path: '/',
    device: { ...desktop, viewport: { width: 1024, height: 700 } },
    css: twice,
  },
  'a page at 400 %': { path: project, device: zoomed },
  'a page at 400 % and text of 24 px': {
    path: '/',
    device: { ...zoomed, setting: 'defaultFontSize=24' },
  },
};

test.each(Object.entries(walks))(
  'the bar does not cover the focused element, with %s',
  async (_, { path, device, css }) => {
    const page = await visit(site.origin + path, device);
    if (css) await adopt(page, css);
    await leavesRoom(page);
    // Backwards, so that elements enter the window at its upper edge.
    const stops = await walkByKeyboard(page, 'Shift+Tab');
    expect(stops.filter(({ covered }) => covered)).toEqual([]);
    expect(stops.length).toBeGreaterThan(15);
    expect(stops.length, 'no trap').toBeLessThan(maximumStops);
  },
);
