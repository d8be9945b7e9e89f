import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { site } from '#site';
import type { GalleryImage } from '../content/case.ts';
import { Gallery } from './gallery.tsx';
import { GalleryEnlarged } from './gallery-enlarged.tsx';

const words = site.words['pt-BR']['project-page'].gallery;
const gallery: readonly GalleryImage[] = [
  { file: '01-first', aspect: 'video' },
  { file: '02-second', aspect: 'mobile' },
];

const galleryOf = (images: readonly GalleryImage[]): string =>
  renderToStaticMarkup(
    <Gallery
      project="a-case"
      images={images}
      captions={Object.fromEntries(images.map(({ file }) => [file, file]))}
      words={words}
      language="pt-BR"
    />,
  );

/** The labels of the buttons. */
const controls = (markup: string) =>
  [...markup.matchAll(/<button.*?<\/button>|<a href="#.*?<\/a>/g)].map(([control]) =>
    control.replace(/<[^>]+>/g, ''),
  );

test('an image links to its file, for use without script', () => {
  expect(galleryOf(gallery)).toMatch(/<a href="\/images\/[^"]+"/);
});

test('two images have controls to turn, in the row and enlarged', () => {
  const turning = [words.previous, words.next];
  const dots = [1, 2].map((n) => words.show.replace('{n}', String(n)));
  expect(controls(galleryOf(gallery))).toEqual([...turning, ...dots]);
  const enlarged = renderToStaticMarkup(
    <GalleryEnlarged
      project="a-case"
      language="pt-BR"
      image={{ file: '01-first', aspect: 'video' }}
      caption="01-first"
      position="1"
      words={words}
      onTurn={() => undefined}
      onClose={() => undefined}
    />,
  );
  expect(controls(enlarged)).toEqual([...turning, words.close]);
});
