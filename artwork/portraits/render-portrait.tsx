import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { TeamMemberId } from '../../app/content/team.ts';
import { Ana } from './ana.tsx';
import { Bruno } from './bruno.tsx';
import { Clara } from './clara.tsx';
import { Davi } from './davi.tsx';

const portraits: Record<TeamMemberId, () => ReactNode> = {
  ana: Ana,
  bruno: Bruno,
  clara: Clara,
  davi: Davi,
};

/** A member's portrait as a standalone SVG file. */
export function renderPortrait(id: TeamMemberId): string {
  const Drawing = portraits[id];
  return renderToStaticMarkup(<Drawing />);
}
