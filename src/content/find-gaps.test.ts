import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findGaps } from './find-gaps.ts';
import { loadSite } from './load-site.ts';
import { sayRemark } from './remark.ts';
import type { Site } from './site.ts';
import { SiteFiles } from './site-files.ts';

const { site: demo } = loadSite('demo/trinta');

/** The gaps of the demo after a change, with paths relative to its folder. */
function gapsAfter(change: (site: Site) => void): readonly string[] {
  const site = structuredClone(demo);
  change(site);
  const files = new SiteFiles('site');
  findGaps(site, files);
  return files.faults.map((gap) => sayRemark(gap).replaceAll(join('site', '/'), ''));
}

/** Removes a key that the type declares as required. */
function remove(from: object | undefined, key: string): void {
  if (!from || !Reflect.has(from, key)) throw new Error(`There is no ${key} to remove.`);
  Reflect.deleteProperty(from, key);
}

test('the demo has no gaps', () => {
  expect(gapsAfter(() => undefined)).toEqual([]);
});

describe('each gap is reported with file and key', () => {
  test('a caption', () => {
    expect(
      gapsAfter(({ words }) => remove(words.en.caseWords['ecommerce']?.captions, '03-product')),
    ).toEqual(['cases/ecommerce/en.yaml: captions.03-product is missing. Add it.']);
  });

  test('a case’s cover image', () => {
    expect(
      gapsAfter(({ cases }) => {
        const facts = cases['ecommerce'];
        if (facts) facts.cover = '99-none';
      }),
    ).toEqual([
      sayRemark({
        sentence: 'coverMissing',
        values: { file: 'cases/ecommerce/case.yaml', cover: '99-none' },
      }),
    ]);
  });

  test('a person’s words', () => {
    const [person] = demo.people;
    if (!person) throw new Error('The demo has no people.');
    expect(gapsAfter(({ words }) => remove(words['pt-BR'].team?.members, person.id))).toEqual([
      `words/pt-BR/team.yaml: members.${person.id} is missing. Add it.`,
    ]);
  });

  test('the title of a group of technologies', () => {
    const [group = ''] = Object.keys(demo.technologies);
    expect(gapsAfter(({ words }) => remove(words.en.technologies?.groups, group))).toEqual([
      `words/en/technologies.yaml: groups.${group} is missing. Add it.`,
    ]);
  });

  test('a step of the methodology', () => {
    const last = demo.methodology?.days.length;
    expect(gapsAfter(({ words }) => words.en.methodology?.steps.pop())).toEqual([
      `words/en/methodology.yaml: steps.${last} is missing. Add it.`,
    ]);
  });

  test('the days of a step, once for all languages', () => {
    const last = demo.methodology?.days.length;
    expect(gapsAfter(({ methodology }) => methodology?.days.pop())).toEqual([
      `methodology.yaml: days.${last} is missing. Add it.`,
    ]);
  });

  test('the days of all steps, once for all languages', () => {
    expect(
      gapsAfter((site) => {
        site.methodology = undefined;
      }),
    ).toEqual(['methodology.yaml is missing. Add it.']);
  });

  const lists: readonly [
    place: string,
    list: (words: Site['words']['en']) => unknown[] | undefined,
  ][] = [
    ['services.yaml: items', ({ services }) => services?.items],
    ['about.yaml: features', ({ about }) => about?.features],
    ['about.yaml: calendar.deliveries', ({ about }) => about?.calendar?.deliveries],
    ['methodology.yaml: benefits', ({ methodology }) => methodology?.benefits],
    ['faq.yaml: items', ({ faq }) => faq?.items],
  ];
  test.each(lists)('an entry of one language: %s', (place, list) => {
    const [name, key = ''] = place.split(': ');
    for (const less of demo.facts.languages) {
      const gaps = gapsAfter(({ words }) => list(words[less])?.pop());
      const language = demo.facts.languages.find((other) => other !== less) ?? less;
      const n = list(demo.words[less])?.length ?? 0;
      const values = { file: `words/${less}/${name}`, key, n, language };
      expect(gaps).toEqual([sayRemark({ sentence: 'entryMissing', values })]);
    }
  });
});

test('a section that both languages omit is not a gap, even if there are facts for it', () => {
  expect(
    gapsAfter(({ words }) => {
      for (const one of [words.en, words['pt-BR']]) {
        for (const section of ['team', 'technologies', 'methodology', 'faq']) remove(one, section);
      }
    }),
  ).toEqual([]);
});
