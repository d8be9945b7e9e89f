import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Ana } from './ana.tsx';
import { Bruno } from './bruno.tsx';
import { Clara } from './clara.tsx';
import { Davi } from './davi.tsx';

/** Whoever is not in here has a photo. */
const portraits: Readonly<Record<string, () => ReactNode>> = {
  ana: Ana,
  bruno: Bruno,
  clara: Clara,
  davi: Davi,
};

/** A member's portrait as a standalone SVG file; undefined where nobody drew it. */
export function renderPortrait(id: string): string | undefined {
  const Drawing = portraits[id];
  return Drawing && renderToStaticMarkup(<Drawing />);
}
