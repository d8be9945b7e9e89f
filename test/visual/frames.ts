import { languages } from '#site';
import type { Language } from '../../contract/language.ts';
import { legalDocumentIds } from '../../src/content/site.ts';
import { idOf } from '../../src/head/page-head.ts';
import type { PageKindName } from '../../src/head/page-kinds.ts';
import { addressesIn } from '../e2e/support/site-pages.ts';
import { showsDemo } from './shows-demo.ts';

/** The widths that the art direction names. */
export const widths = [360, 768, 1280, 1920] as const;
export type Width = (typeof widths)[number];

export const schemes = ['light', 'dark'] as const;
export type Scheme = (typeof schemes)[number];

/** A page in a language. */
export interface Screen {
  /** The page's kind, case or document: `landing`, `privacy`. */
  name: string;
  path: string;
  language: Language;
}

/** A unit that is loaded once to be captured: a screen, or a state of it, at a width. */
export interface Frame {
  /** Screen, state if any, language and width: `landing.pt-BR.360`. */
  name: string;
  path: string;
  language: Language;
  width: Width;
}

export const screens: readonly Screen[] = languages.flatMap((language) =>
  addressesIn(language).map(({ kind, path }) => ({ name: nameOf(kind, path), path, language })),
);

/** For other sites than the demo, each kind of page on a phone and a desktop is enough. */
const pictured = showsDemo
  ? { screens, widths }
  : {
      screens: screens.filter(
        ({ name, language }) =>
          language === languages[0] && !legalDocumentIds.some((id) => id === name),
      ),
      widths: [360, 1280] as const,
    };

export const screenFrames: readonly Frame[] = pictured.screens.flatMap((screen) =>
  pictured.widths.map((width) => frameOf(screen, width)),
);

export function frameOf({ name, path, language }: Screen, width: Width, state?: string): Frame {
  const subject = state ? `${name}-${state}` : name;
  return { name: `${subject}.${language}.${width}`, path, language, width };
}

function nameOf(kind: PageKindName, path: string): string {
  if (kind === 'not-found') return path.includes('/project/') ? `project-${kind}` : kind;
  return kind === 'landing' ? kind : idOf(path);
}
