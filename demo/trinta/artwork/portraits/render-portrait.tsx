import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Ana } from './ana.tsx';
import { Bruno } from './bruno.tsx';
import { Clara } from './clara.tsx';
import { Davi } from './davi.tsx';

/** Each person's drawing, by their id in people.yaml. */
const portraits: Readonly<Record<string, () => ReactNode>> = {
  ana: Ana,
  bruno: Bruno,
  clara: Clara,
  davi: Davi,
};

/**
 * Renders a person's portrait as a standalone SVG file.
 *
 * @throws Error if there is no drawing of this person.
 */
export function renderPortrait(id: string): string {
  const Drawing = portraits[id];
  if (!Drawing) throw new Error(`No portrait of ${id}.`);
  return renderToStaticMarkup(<Drawing />);
}
