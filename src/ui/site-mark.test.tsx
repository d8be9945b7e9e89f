import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SiteMark } from './site-mark.tsx';

const svg = `<svg viewBox="0 0 2 1"><style>#wave, #sand{fill:red} .sea{fill:url(#blue)}</style>
  <linearGradient id="blue"/><path id="wave"/><path id='sand'/><path class="sea"/></svg>`;

test('another copy of a mark has only the ids by which its styles find its shapes', () => {
  const copy = <SiteMark mark={{ svg, width: 2, height: 1 }} />;
  const withIds = parse(renderToStaticMarkup(copy)).querySelectorAll('[id]');
  expect(withIds.map(({ id }) => id)).toEqual(['wave', 'sand']);
});
