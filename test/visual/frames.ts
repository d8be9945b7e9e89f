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
  /** The schemes in which it is captured. */
  schemes: readonly Scheme[];
}

export const screens: readonly Screen[] = languages.flatMap((language) =>
  addressesIn(language).map(({ kind, path }) => ({ name: nameOf(kind, path), path, language })),
);

export const phoneAndDesktop: readonly Width[] = [360, 1280];

/** Every screen on a phone and a desktop, in both schemes. */
export const sheetFrames: readonly Frame[] = screens.flatMap((screen) =>
  phoneAndDesktop.map((width) => frameOf(screen, width)),
);

/**
 * The pictures that are compared. Widths between have the same colours, and other languages the same design,
 * so both are compared in light only, and other languages on a phone and a desktop; `layout.test.ts` measures
 * the rest. For other sites than the demo, each kind of page is enough.
 */
export const screenFrames: readonly Frame[] = screens.flatMap((screen) => {
  const isFirst = screen.language === languages[0];
  const isLegal = legalDocumentIds.some((id) => id === screen.name);
  if (!showsDemo) {
    return isFirst && !isLegal ? phoneAndDesktop.map((width) => frameOf(screen, width)) : [];
  }
  return (isFirst ? widths : phoneAndDesktop).map((width) => {
    const hasBoth = isFirst && phoneAndDesktop.includes(width);
    return frameOf(screen, width, { schemes: hasBoth ? schemes : ['light'] });
  });
});

export function frameOf(
  { name, path, language }: Screen,
  width: Width,
  more: { state?: string; schemes?: readonly Scheme[] } = {},
): Frame {
  const subject = more.state ? `${name}-${more.state}` : name;
  return {
    name: `${subject}.${language}.${width}`,
    path,
    language,
    width,
    schemes: more.schemes ?? schemes,
  };
}

function nameOf(kind: PageKindName, path: string): string {
  if (kind === 'not-found') return path.includes('/project/') ? `project-${kind}` : kind;
  return kind === 'landing' ? kind : idOf(path);
}
