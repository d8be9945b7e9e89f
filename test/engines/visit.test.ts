import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { site as content, languages } from '#site';
import { longestCase } from '../e2e/support/cases.ts';
import { leadsFrom, typedLead } from '../e2e/support/lead-form.ts';
import { type Site, startSite } from '../e2e/support/site.ts';
import type { Engine } from './engine.ts';
import { startFirefox } from './firefox.ts';
import { keys, Visitor } from './visitor.ts';
import { startWebkit } from './webkit.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

const engines = { WebKit: startWebkit, Firefox: startFirefox };
const devices = { phone: 390, desktop: 1280 };
const height = 800;
/** Four cards fit the widest window; a smaller team may not loop. */
const teamLoops = content.words[languages[0]].team !== undefined && content.people.length > 3;

describe.each(Object.entries(engines))('%s', (name, start) => {
  let engine: Engine;
  let visitor: Visitor;
  beforeAll(async () => {
    engine = await start();
    visitor = new Visitor(engine);
  });
  afterAll(async () => {
    await engine.close();
    expect(engine.complaints ?? []).toEqual([]);
  });

  test.each(Object.entries(devices))(
    'the bar of a %s hides what scrolls below it',
    async (_, width) => {
      await engine.resize(width, height);
      await visitor.visit(site.origin);
      for (const top of [1200, 3000, 700]) {
        await engine.evaluate(`scrollTo({ top: ${top}, behavior: 'instant' })`);
        await expect.poll(() => coloursOfBar(engine)).toBeLessThan(3);
      }
    },
  );

  test.runIf(teamLoops).each(Object.entries(devices))(
    'the team on a %s starts with its first member',
    async (_, width) => {
      await engine.resize(width, height);
      await visitor.visit(site.origin);
      await engine.evaluate(`document.querySelector('#team').scrollIntoView()`);
      await visitor.sees(`document.querySelector('#team [data-looping]') !== null`, true);
      await visitor.sees(
        `(({ left }) => Math.abs(document.querySelector('#team [data-looping]')
        .getBoundingClientRect().left - left) < 1)(document.querySelector('#team li').getBoundingClientRect())`,
        true,
      );
    },
  );

  test('the menu opens, and a link in it leads to a section and closes it', async () => {
    await engine.resize(devices.phone, height);
    await visitor.visit(site.origin);
    await visitor.click('header [popovertarget]');
    await visitor.sees(`document.querySelector(':popover-open') !== null`, true);
    await visitor.click(':popover-open a[href*="#"]');
    await visitor.sees(`document.querySelector(':popover-open')`, null);
    await visitor.sees(
      `Math.round(document.querySelector(location.hash || 'html').getBoundingClientRect().top)`,
      80,
    );
  });

  test('a page opened at a section becomes interactive, and its links work', async () => {
    await visitor.visit(`${site.origin}/en#contact`);
    await visitor.click('footer a[href$="/privacy"]');
    await visitor.sees('location.pathname', '/en/privacy');
  });

  test('an image is enlarged, turned, and closed by Escape or the back button', async () => {
    await visitor.visit(`${site.origin}/en/project/${longestCase}`);
    await visitor.click('main figure a');
    const shown = `document.querySelector('main dialog:modal') !== null`;
    await visitor.sees(shown, true);
    const source = `document.querySelector('main dialog img').currentSrc`;
    const before = await engine.evaluate(source);
    await visitor.type(keys.ArrowRight);
    await expect.poll(() => engine.evaluate(source)).not.toBe(before);
    await visitor.type(keys.Escape);
    await visitor.sees(shown, false);
    await visitor.sees(
      `document.activeElement === document.querySelectorAll('main figure a')[1]`,
      true,
    );
    await visitor.sees('history.state', null);
    await visitor.click('main figure a');
    await visitor.sees(shown, true);
    await engine.evaluate('history.back()');
    await visitor.sees(shown, false);
    await visitor.sees('location.pathname', `/en/project/${longestCase}`);
  });

  test.each(['', '/en'])(
    'a lead is typed, kept when the language changes, and sent (%s)',
    async (path) => {
      const email = `${name}${path.replace('/', '-')}@example.com`.toLowerCase();
      await visitor.visit(site.origin + path);
      await visitor.write('#contact [name=name]', typedLead.name);
      await visitor.write('#contact [name=email]', email);
      // A typing error, corrected.
      await visitor.write('#contact [name=phone]', `${typedLead.phone.slice(0, -1)}9`);
      await visitor.type(`${keys.Backspace}${typedLead.phone.at(-1)}`);
      await visitor.write('#contact [name=message]', typedLead.message);
      const other = path ? 'pt-BR' : 'en';
      await visitor.click(`header a[hreflang="${other}"]`);
      await visitor.sees('document.documentElement.lang', other);
      await visitor.sees(`document.querySelector('#contact [name=email]').value`, email);
      // Retried: WebKit's driver may click at the button's old position while the page still scrolls.
      await expect
        .poll(async () => {
          await visitor.click('#contact [type=submit]');
          return engine.evaluate(`document.querySelector('#contact [name=interest]').ariaInvalid`);
        })
        .toBe('true');
      await engine.evaluate(`(() => {
      const interest = document.querySelector('#contact [name=interest]');
      interest.selectedIndex = 1;
      interest.dispatchEvent(new Event('change', { bubbles: true }));
    })()`);
      await visitor.click('#contact [type=submit]');
      await visitor.sees(`document.querySelector('#contact [name=email]').value`, '');
      const leads = await leadsFrom(site, email);
      expect(leads.map(({ phone, message }) => ({ phone, message }))).toEqual([
        { phone: typedLead.phone, message: typedLead.message },
      ]);
    },
  );
});

/** Number of colours in a strip of the bar without text. */
async function coloursOfBar(engine: Engine): Promise<number> {
  const picture = sharp(await engine.picture());
  const { width } = await picture.metadata();
  const strip = picture.extract({ left: 0, top: 4, width, height: 8 }).removeAlpha().raw();
  const pixels = await strip.toBuffer();
  const colours = new Set<number>();
  for (let at = 0; at < pixels.length; at += 3) colours.add(pixels.readUIntBE(at, 3));
  return colours.size;
}
