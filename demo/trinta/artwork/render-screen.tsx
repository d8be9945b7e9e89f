import { renderToStaticMarkup } from 'react-dom/server';
import type { CaseArtwork } from './case-artwork.ts';
import type { Language } from './language.ts';

const cases = import.meta.glob<{ artwork: CaseArtwork }>('./cases/*/artwork.tsx');

/**
 * Loads a case's drawings.
 *
 * @throws Error if there are none.
 */
export async function loadArtwork(id: string): Promise<CaseArtwork> {
  const load = cases[`./cases/${id}/artwork.tsx`];
  if (!load) throw new Error(`No artwork for the case ${id}.`);
  return (await load()).artwork;
}

/**
 * Renders the complete HTML document of a screen.
 *
 * @throws Error when the case or the screen does not exist.
 */
export async function renderScreen(id: string, file: string, language: Language): Promise<string> {
  const { css, screens } = await loadArtwork(id);
  const Screen = screens[file];
  if (!Screen) throw new Error(`No screen ${file} in the case ${id}.`);
  const body = renderToStaticMarkup(<Screen language={language} />);
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><style>*{box-sizing:border-box;margin:0}html,body{height:100%;overflow:hidden}${css}</style><body>${body}`;
}

/** Renders the case's logo as a standalone SVG file. */
export async function renderLogo(id: string): Promise<string> {
  const { Logo } = await loadArtwork(id);
  return renderToStaticMarkup(<Logo />);
}
