import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { site } from '#site';
import { acknowledgement } from '../../service/delivery/mail/mails.ts';
import { sampleLead } from '../../service/storage/testing/sample-lead.ts';
import { loadSite } from '../../src/content/load-site.ts';
import { failedAnswer, forgive, visit } from '../e2e/support/browser.ts';
import { startSite } from '../e2e/support/site.ts';
import { builtFolder } from '../policy/support/built-site.ts';
import { changes } from './build-second-site.ts';
import { secondName } from './make-second-site.ts';

const { site: demo } = loadSite('demo/trinta');

/** Name and content of every text file of the build, pages and server. */
const built = readdirSync(dirname(builtFolder), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.(?:html|js|svg|xml|txt|webmanifest)$/.test(entry.name))
  .map(({ parentPath, name }) => [name, readFileSync(join(parentPath, name), 'utf8')] as const);

test('the build of another site contains nothing of the demo', () => {
  const traces = [
    demo.facts.name,
    demo.facts.domain,
    demo.facts.phone.shown,
    demo.facts.companyId,
    ...demo.people.map(({ name }) => name),
    ...demo.facts.cases.map((id) => `project/${id}`),
    ...Object.values(demo.words).flatMap(({ hero, caseWords }) => [
      ...hero.title,
      hero.calendar?.label ?? demo.facts.name,
      ...Object.values(caseWords).map(({ title }) => title),
    ]),
  ];
  const found = built.flatMap(([file, text]) =>
    traces.filter((trace) => isWordIn(text, trace)).map((trace) => `${file}: ${trace}`),
  );
  expect(found).toEqual([]);
});

test('the site has its full name, two cases, three people and two articles', () => {
  expect(site.facts.name).toBe(secondName);
  expect([...secondName]).toHaveLength(24);
  expect(site.facts.cases).toHaveLength(2);
  expect(site.people.map(({ hasPhoto }) => hasPhoto)).toEqual([true, true, false]);
  expect(Object.keys(site.articles)).toHaveLength(2);
  expect(site.words.en.faq).toBeUndefined();
  expect(site.words.en.hero.calendar).toBeUndefined();
});

test('on a tablet, a service without a calendar has its texts below each other', async () => {
  const { origin } = await startSite();
  const page = await visit(origin, { viewport: { width: 768, height: 1024 } });
  const lefts = await page
    .locator('#services li')
    .first()
    .locator('p, h3')
    .evaluateAll((words) => words.map((text) => text.getBoundingClientRect().left));
  expect(lefts).toHaveLength(3);
  expect(new Set(lefts).size).toBe(1);
});

test('a mark with a style element has its colours on pages of the service, too', async () => {
  const { origin, leads, stop } = await startSite({});
  onTestFinished(stop);
  await leads('invite', 'ana@marealta.example', '--role', 'owner', '--print');
  // The page about an unknown link has the status 404.
  forgive(failedAnswer);
  for (const path of ['/newsletter/unsubscribe', '/inbox']) {
    const page = await visit(origin + path);
    const wave = page.locator('path.low').first();
    expect(await wave.evaluate((line) => getComputedStyle(line).stroke), path).not.toBe('none');
  }
});

test('the owner’s rules for a static host come before those of the build', () => {
  const [first, ...others] = readFileSync(join(builtFolder, '_redirects'), 'utf8').split('\n');
  expect(first).toBe('/api/* https://function.example/api/:splat 200');
  expect(others).toContain('/en/* /en/404.html 404');
});

function isWordIn(text: string, word: string): boolean {
  return new RegExp(String.raw`(?<![\p{L}\d-])${RegExp.escape(word)}(?![\p{L}\d-])`, 'u').test(
    text,
  );
}

test.runIf(existsSync('.git'))(
  'creating and building a site changes no tracked file, and site/ is not tracked',
  () => {
    expect(readFileSync(changes.after, 'utf8')).toBe(readFileSync(changes.before, 'utf8'));
    expect(execFileSync('git', ['ls-files', 'site'], { encoding: 'utf8' })).toBe('');
  },
);

test('the acknowledgement links to the booking page of the requested consultation', () => {
  const { blocks } = acknowledgement(sampleLead({ consultationType: 'complete' }));
  const { booking } = site.facts;
  expect(booking).toBeDefined();
  expect(blocks).toContainEqual(
    expect.objectContaining({ kind: 'action', href: booking?.complete }),
  );
});
