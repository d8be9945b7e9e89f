import { renderToStaticMarkup } from 'react-dom/server';
import type { Language } from '../contract/language.ts';
import type { CaseArtwork } from './case-artwork.ts';

const cases = import.meta.glob<{ artwork: CaseArtwork }>('./cases/*/artwork.tsx');

/** Names of the screens that are drawn for a case; undefined for a case that nothing is drawn for. */
export async function drawnScreens(project: string): Promise<readonly string[] | undefined> {
  const load = cases[`./cases/${project}/artwork.tsx`];
  return load && Object.keys((await load()).artwork.screens);
}

/**
 * The whole HTML document of one screen.
 *
 * @throws Error when the case or the screen does not exist.
 */
export async function renderScreen(
  project: string,
  file: string,
  language: Language,
): Promise<string> {
  const load = cases[`./cases/${project}/artwork.tsx`];
  if (!load) throw new Error(`No artwork for the case ${project}.`);
  const { artwork } = await load();
  const Screen = artwork.screens[file];
  if (!Screen) throw new Error(`No screen ${file} in the case ${project}.`);
  const body = renderToStaticMarkup(<Screen language={language} />);
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><style>*{box-sizing:border-box;margin:0}html,body{height:100%;overflow:hidden}${artwork.css}</style><body>${body}`;
}

/** The case's logo as a standalone SVG file. */
export async function renderLogo(project: string): Promise<string> {
  const load = cases[`./cases/${project}/artwork.tsx`];
  if (!load) throw new Error(`No artwork for the case ${project}.`);
  const { artwork } = await load();
  return renderToStaticMarkup(<artwork.Logo />);
}
