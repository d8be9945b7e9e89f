import { expect, test } from 'vitest';
import { loadSite } from '../../../src/content/load-site.ts';
import { languages } from './language.ts';
import { loadArtwork } from './render-screen.tsx';

const { site } = loadSite('demo/trinta');

test('each language of the demo is one of demo/trinta/artwork/language.ts', () => {
  expect(languages).toEqual(expect.arrayContaining(site.facts.languages));
});

test.each(Object.entries(site.cases))(
  'the demo’s case %s has drawings for its gallery',
  async (id, facts) => {
    const { screens } = await loadArtwork(id);
    expect(Object.keys(screens).sort()).toEqual(facts.gallery.map(({ file }) => file).sort());
  },
);
