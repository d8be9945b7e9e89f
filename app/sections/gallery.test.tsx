import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { GalleryImage } from '../content/project.ts';
import { projects } from '../content/projects.ts';
import { projectPage } from '../content/pt-BR/project-page.ts';
import { ecommerce } from '../content/pt-BR/projects/ecommerce.ts';
import { SiteContext } from '../site.ts';
import { Gallery } from './gallery.tsx';

const words = projectPage.gallery;

function galleryOf(images: readonly GalleryImage[]): string {
  return renderToStaticMarkup(
    <SiteContext
      value={{
        page: { kind: 'project', id: 'ecommerce' },
        prefix: '',
        language: 'pt-BR',
        switchLanguage: async () => {},
      }}
    >
      <Gallery project="ecommerce" images={images} captions={ecommerce.captions} words={words} />
    </SiteContext>,
  );
}

/** What there is to press, by its words. */
const controls = (markup: string) =>
  [...markup.matchAll(/<button.*?<\/button>|<a href="#.*?<\/a>/g)].map(([control]) =>
    control.replace(/<[^>]+>/g, ''),
  );

test('a single image can be enlarged, and nothing offers to turn to another', () => {
  const markup = galleryOf(projects.ecommerce.gallery.slice(0, 1));
  expect(controls(markup)).toEqual([words.close]);
  expect(markup).not.toContain(words.position.replace('{n}', '1').replace('{total}', '1'));
  expect(markup).toMatch(/<a href="\/images\/ecommerce\/[^"]+"/);
});

test('two images can be turned, in the row and enlarged', () => {
  const turning = [words.previous, words.next];
  const dots = [1, 2].map((n) => words.show.replace('{n}', String(n)));
  expect(controls(galleryOf(projects.ecommerce.gallery.slice(0, 2)))).toEqual([
    ...turning,
    ...dots,
    ...turning,
    words.close,
  ]);
});
