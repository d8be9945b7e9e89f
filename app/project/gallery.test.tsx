import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { GalleryImage } from '../content/project.ts';
import { projectIds } from '../content/projects.ts';
import { projectPage } from '../content/pt-BR/project-page.ts';
import { CurrentPageContext } from '../current-page.ts';
import { Gallery } from './gallery.tsx';

const words = projectPage.gallery;
const [project] = projectIds;
if (!project) throw new Error('There is no case.');
// Of no case, for each may have but one.
const gallery: readonly GalleryImage[] = [
  { file: '01-first', aspect: 'video' },
  { file: '02-second', aspect: 'mobile' },
];

const galleryOf = (images: readonly GalleryImage[]): string => {
  const captions = Object.fromEntries(images.map(({ file }) => [file, file]));
  return renderToStaticMarkup(
    <CurrentPageContext
      value={{
        page: { kind: 'project', id: project },
        prefix: '',
        language: 'pt-BR',
        switchLanguage: async () => {},
      }}
    >
      <Gallery project={project} images={images} captions={captions} words={words} />
    </CurrentPageContext>,
  );
};

/** What there is to press, by its words. */
const controls = (markup: string) =>
  [...markup.matchAll(/<button.*?<\/button>|<a href="#.*?<\/a>/g)].map(([control]) =>
    control.replace(/<[^>]+>/g, ''),
  );

test('a single image can be enlarged, and nothing offers to turn to another', () => {
  const markup = galleryOf(gallery.slice(0, 1));
  expect(controls(markup)).toEqual([words.close]);
  expect(markup).not.toContain(words.position.replace('{n}', '1').replace('{total}', '1'));
  expect(markup).toMatch(/<a href="\/images\/[^"]+"/);
});

test('two images can be turned, in the row and enlarged', () => {
  const turning = [words.previous, words.next];
  const dots = [1, 2].map((n) => words.show.replace('{n}', String(n)));
  expect(controls(galleryOf(gallery))).toEqual([...turning, ...dots, ...turning, words.close]);
});
