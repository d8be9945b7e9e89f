import {
  heart,
  type LeafSize,
  lerp,
  type Point,
  place,
  point,
  steps,
  through,
} from '../geometry.ts';
import { half, rib, type Tone } from './leaf.tsx';

const back: Tone = { lit: '#1f5137', shade: '#18432d', rib: '#3c7450' };
const middle: Tone = { lit: '#2b6b45', shade: '#205638', rib: '#66a06c' };
const front: Tone = { lit: '#3d8653', shade: '#2a6b43', rib: '#93c184' };
const young: Tone = { lit: '#7fb55a', shade: '#639c4b', rib: '#c3dd8d' };

/** Where the blade is slit, as positions on the outline of the heart. */
const slits = [0.36, 0.47, 0.57, 0.67, 0.77, 0.87];

function slitEdge(size: LeafSize, side: 1 | -1): Point[] {
  const onEdge = (t: number) => {
    const { x, y } = heart(t);
    return place(point(side * x, y), size);
  };
  const bounds = [0, ...slits, 1];
  return bounds.flatMap((start, index) => {
    const end = bounds[index + 1];
    if (end === undefined) return [];
    const from = index === 0 ? 0 : start + 0.017;
    const to = end === 1 ? 1 : end - 0.017;
    const lobe = steps(index === 0 ? 9 : 4).map((t) => onEdge(from + (to - from) * t));
    if (end === 1) return lobe;
    const { y } = heart(end);
    const depth = 0.72 - Math.abs(index - 2) * 0.07;
    const notch = lerp(onEdge(end), place(point(0, Math.min(0, y + 0.1)), size), depth);
    return [...lobe, notch];
  });
}

interface BladeProps {
  x: number;
  y: number;
  turn: number;
  length: number;
  tone: Tone;
  squash?: number;
}

function lobeVeins(size: LeafSize): string {
  return [0, ...slits]
    .map((t, index) => {
      const mid = (t + (slits[index] ?? 1)) / 2;
      return ([1, -1] as const)
        .map((side) => {
          const { x, y } = heart(index === 0 ? 0.27 : mid);
          const tip = place(point(side * x * 0.86, y * 0.98), size);
          const root = place(point(0, Math.min(-0.02, y * 0.9 + 0.12)), size);
          return through([root, lerp(root, point(tip.x, tip.y + 1.5), 0.5), tip]);
        })
        .join('');
    })
    .join('');
}

function Blade({ x, y, turn, length, tone, squash = 1 }: BladeProps) {
  const size = { length, width: length * 0.94, bend: length * 0.04 };
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn}) scale(${squash} 1)`}>
      <path d={half(slitEdge(size, -1), size)} fill={tone.lit} />
      <path d={half(slitEdge(size, 1), size)} fill={tone.shade} />
      <path d={lobeVeins(size)} fill="none" stroke={tone.rib} strokeWidth={0.8} opacity={0.6} />
      <path d={rib(size)} fill="none" stroke={tone.rib} strokeWidth={1.6} strokeLinecap="round" />
    </g>
  );
}

const stalk = (path: string, colour: string) => (
  <path d={path} fill="none" stroke={colour} strokeWidth={3} strokeLinecap="round" />
);

/** Costela-de-adão (Monstera deliciosa). */
export function Costela() {
  return (
    <g>
      {stalk('M-4 0C-10-50-30-92-46-122', '#2c6142')}
      {stalk('M4 0C8-60 26-104 40-132', '#2c6142')}
      {stalk('M0 0C-2-60-4-110-2-150', '#2c6142')}
      <Blade x={-46} y={-122} turn={-38} length={82} tone={back} squash={0.86} />
      <Blade x={40} y={-132} turn={36} length={78} tone={back} squash={0.9} />
      <Blade x={-2} y={-144} turn={4} length={90} tone={middle} />
      {stalk('M-6 0C-16-34-38-62-58-72', '#3a7a4e')}
      {stalk('M6 0C18-36 40-66 62-80', '#3a7a4e')}
      <Blade x={62} y={-80} turn={82} length={86} tone={middle} squash={0.92} />
      <Blade x={-58} y={-72} turn={-88} length={84} tone={front} squash={0.9} />
      {stalk('M2 0C4-30 14-58 16-84', '#4c8f58')}
      <Blade x={14} y={-90} turn={14} length={74} tone={front} squash={0.96} />
      {stalk('M-2 0C-6-22-12-40-14-52', '#6aa25a')}
      <Blade x={-14} y={-52} turn={-24} length={50} tone={young} squash={0.78} />
    </g>
  );
}

/** One blade alone, for covers and thumbnails; about 100 high, stalk end at the origin. */
export function CostelaBlade({ length = 100 }: { length?: number }) {
  return <Blade x={0} y={0} turn={0} length={length} tone={front} />;
}
