import { pages, pathOf, prefixOf, type Page as Screen } from '../../app/routes.ts';
import { type Language, languages } from '../../contract/language.ts';

/** The widths that the art direction names. */
export const widths = [360, 768, 1280, 1920] as const;
export type Width = (typeof widths)[number];

export const schemes = ['light', 'dark'] as const;
export type Scheme = (typeof schemes)[number];

/** What is loaded once to be captured: a screen or a state of one, in a language, at a width. */
export interface Frame {
  /** Screen, state if any, language and width: `landing.pt-BR.360`. */
  name: string;
  path: string;
  language: Language;
  width: Width;
}

export const screens: readonly Screen[] = [
  ...pages,
  { kind: 'project-not-found' },
  { kind: 'not-found' },
];

export const screenFrames: readonly Frame[] = screens.flatMap((screen) =>
  languages.flatMap((language) => widths.map((width) => frameOf(screen, language, width))),
);

export function frameOf(screen: Screen, language: Language, width: Width, state?: string): Frame {
  const subject = state ? `${nameOf(screen)}-${state}` : nameOf(screen);
  return {
    name: `${subject}.${language}.${width}`,
    path: pathOf(screen, prefixOf(language)),
    language,
    width,
  };
}

export function nameOf(screen: Screen): string {
  if (screen.kind === 'project') return screen.id;
  return screen.kind === 'legal' ? screen.document : screen.kind;
}
