import { readFileSync } from 'node:fs';

/** A whole page, cut into columns from top to bottom. */
export interface SheetPicture {
  /** `landing.pt-BR.360.dark` */
  name: string;
  columns: readonly Buffer[];
}

const font = readFileSync('src/styles/fonts/text.woff2', 'base64');

const css = `
  @font-face { font-family: sheet; src: url(data:font/woff2;base64,${font}) }
  body { display: flex; flex-wrap: wrap; gap: 56px 48px; margin: 0; padding: 48px;
    background: #8d8a84; color: #111; font: 20px/1 sheet }
  h2 { margin: 0 0 14px; font-size: 44px; letter-spacing: -0.02em }
  .page > div { display: grid; grid-template-columns: repeat(2, max-content); gap: 24px 32px }
  figure { display: flex; gap: 6px; align-items: start; margin: 6px 0 0 }
  figure > span { display: flex; gap: 2px; align-items: start }`;

/** Returns the contact sheet: a group per page with each language and scheme, desktop beside phone. */
export function sheetDocument(pictures: readonly SheetPicture[]): string {
  const groups = Map.groupBy(pictures, ({ name }) => name.split('.')[0] ?? '');
  const sections = [...groups].map(
    ([page, all]) =>
      `<section class="page"><h2>${page}</h2><div>${variantsOf(all)}</div></section>`,
  );
  return `<!doctype html><style>${css}</style>${sections.join('')}`;
}

function variantsOf(pictures: readonly SheetPicture[]): string {
  const variants = Map.groupBy(pictures, ({ name }) => {
    const [, language, , scheme] = name.split('.');
    return `${scheme} · ${language}`;
  });
  // Light above dark, so that the two languages are side by side.
  return [...variants]
    .sort(([a], [b]) => Number(a.startsWith('dark')) - Number(b.startsWith('dark')))
    .map(
      ([label, all]) =>
        `<div>${label}<figure>${all.toReversed().map(markup).join('')}</figure></div>`,
    )
    .join('');
}

function markup({ columns }: SheetPicture): string {
  const images = columns.map(
    (png) => `<img src="data:image/png;base64,${png.toString('base64')}" alt="">`,
  );
  return `<span>${images.join('')}</span>`;
}
