import type { ReactNode } from 'react';
import type { Aspect } from '../../../src/content/case.ts';
import type { Language } from './language.ts';

export interface ScreenProps {
  language: Language;
}

export type Screen = (props: ScreenProps) => ReactNode;

/** One case: its stylesheet (palette, type, every class of its screens), logo and screens. */
export interface CaseArtwork {
  css: string;
  /** Drawn for a light background, at most 150 px high on the page. */
  Logo: () => ReactNode;
  /** Screens by file name in the case's gallery. */
  screens: Readonly<Record<string, Screen>>;
}

/** CSS viewport in which a screen is designed, and the scale at which it is captured. */
export const canvases: Record<Aspect, { width: number; height: number; scale: number }> = {
  mobile: { width: 360, height: 640, scale: 2.25 },
  square: { width: 640, height: 640, scale: 1.6875 },
  video: { width: 1024, height: 576, scale: 1.5625 },
};
