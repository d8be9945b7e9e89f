import { renderToStaticMarkup } from 'react-dom/server';
import { expect, onTestFinished, test } from 'vitest';
import { site } from '#site';
import { Logo } from './logo.tsx';

test.each([
  [1, false],
  [1.5, false],
  [4, true],
])('a mark %d times as wide as high has the wider place: %s', (times, isWide) => {
  const { mark } = site;
  const { width } = mark;
  mark.width = times * mark.height;
  onTestFinished(() => {
    mark.width = width;
  });
  expect(renderToStaticMarkup(<Logo />).includes('data-wide')).toBe(isWide);
});
