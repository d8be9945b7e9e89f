import type { ReactNode } from 'react';
import type { order } from './data.ts';
import { Pot } from './pots.tsx';
import { PottedGroup } from './potted.tsx';
import { WateringCan } from './tools.tsx';

export type LineId = (typeof order.lines)[number]['id'];

const pictures: Record<LineId, ReactNode> = {
  costela: (
    <g transform="translate(30 58) scale(.185)">
      <PottedGroup plant="costela" shape="cultivo" glaze="preto" />
    </g>
  ),
  vaso: (
    <g transform="translate(30 14) scale(.4)">
      <Pot shape="lua" glaze="limao" />
    </g>
  ),
  jiboia: (
    <g transform="translate(30 53) scale(.25)">
      <PottedGroup plant="jiboia" shape="cuia" glaze="barro" />
    </g>
  ),
  regador: (
    <g transform="translate(26 50) scale(.32)">
      <WateringCan />
    </g>
  ),
};

const grounds: Record<LineId, string> = {
  costela: '#dfe3c6',
  vaso: '#eac9ae',
  jiboia: '#d3dcdc',
  regador: '#efe6b5',
};

/** One line of the order as a small picture. */
export function OrderThumb({ id, size }: { id: LineId; size: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 60 60"
      style={{ borderRadius: '3px 12px 3px 12px' }}
      aria-hidden="true"
    >
      <rect width={60} height={60} fill={grounds[id]} />
      {pictures[id]}
    </svg>
  );
}
