import type { ReactNode } from 'react';
import { Begonia } from './plants/begonia.tsx';
import { Calateia } from './plants/calateia.tsx';
import { Costela } from './plants/costela.tsx';
import { Espada } from './plants/espada.tsx';
import { Jiboia } from './plants/jiboia.tsx';
import { Mandacaru } from './plants/mandacaru.tsx';
import { Samambaia } from './plants/samambaia.tsx';
import { Zamioculca } from './plants/zamioculca.tsx';
import { type Glaze, Pot, type PotShape, potHeight, rimRadius, Soil } from './pots.tsx';

export type PlantId =
  | 'costela'
  | 'zamioculca'
  | 'jiboia'
  | 'espada'
  | 'mandacaru'
  | 'samambaia'
  | 'begonia'
  | 'calateia';

export interface PottedProps {
  plant: PlantId;
  shape: PotShape;
  glaze: Glaze;
}

const foliage: Record<PlantId, () => ReactNode> = {
  costela: Costela,
  zamioculca: Zamioculca,
  jiboia: () => <Jiboia />,
  espada: Espada,
  mandacaru: Mandacaru,
  samambaia: Samambaia,
  begonia: Begonia,
  calateia: Calateia,
};

/** Plant in its pot as part of a larger drawing: the pot's foot is at the origin. */
export function PottedGroup({ plant, shape, glaze }: PottedProps) {
  const Foliage = foliage[plant];
  const height = potHeight(shape);
  const foot = rimRadius(shape);
  return (
    <g>
      <ellipse cx={26} cy={4} rx={foot * 1.5} ry={9} fill="#0c1c13" opacity={0.2} />
      <ellipse cx={6} cy={4} rx={foot * 0.9} ry={7} fill="#0c1c13" opacity={0.26} />
      <g transform={`translate(0 ${-height})`}>
        <Pot shape={shape} glaze={glaze} />
        <Soil shape={shape} />
        <Foliage />
      </g>
    </g>
  );
}

/** Plant in its pot as a picture of its own, 304 × 344 units. */
export function Potted({ className, ...props }: PottedProps & { className?: string }) {
  return (
    <svg className={className} viewBox="-152 -328 304 344" aria-hidden="true">
      <PottedGroup {...props} />
    </svg>
  );
}
