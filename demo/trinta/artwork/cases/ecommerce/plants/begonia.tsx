import { place, point, wing } from '../geometry.ts';
import { Leaf, type Tone } from './leaf.tsx';

const deep: Tone = { lit: '#2c4a38', shade: '#20392c', rib: '#7d9a68' };
const front: Tone = { lit: '#3d6349', shade: '#2c4d39', rib: '#a3b979' };
const under: Tone = { lit: '#8d3a37', shade: '#73292b', rib: '#c77768' };

interface BladeProps {
  x: number;
  y: number;
  turn: number;
  length: number;
  tone: Tone;
}

/** Silver dots, larger towards the middle of each half. */
function dots(length: number) {
  const size = { length, width: length * 0.62, bend: length * 0.16 };
  const places: readonly [number, number, number][] = [
    [0.14, 0.02, 2],
    [-0.14, 0.0, 1.8],
    [0.3, -0.1, 2.6],
    [-0.3, -0.12, 2.4],
    [0.14, -0.18, 2.3],
    [-0.15, -0.24, 2.6],
    [0.34, -0.3, 2.5],
    [-0.33, -0.32, 2.2],
    [0.2, -0.38, 2.6],
    [-0.18, -0.44, 2.3],
    [0.28, -0.5, 1.9],
    [-0.08, -0.62, 1.8],
    [0.12, -0.6, 2.1],
    [0.08, -0.78, 1.5],
    [-0.26, -0.5, 1.6],
  ];
  return places.map(([x, y, r]) => {
    const at = place(point(x, y), size);
    return (
      <ellipse key={`${x}${y}`} cx={at.x} cy={at.y} rx={(r * length) / 62} ry={(r * length) / 76} />
    );
  });
}

function Blade(props: BladeProps) {
  const { x, y, turn, length, tone } = props;
  return (
    <g>
      <Leaf {...props} shape={wing} width={length * 0.62} bend={length * 0.16} />
      {tone !== under && (
        <g transform={`translate(${x} ${y}) rotate(${turn})`} fill="#eef0e0" opacity={0.92}>
          {dots(length)}
        </g>
      )}
    </g>
  );
}

const cane = (path: string) => (
  <path d={path} fill="none" stroke="#8a5a45" strokeWidth={3.6} strokeLinecap="round" />
);

/** Begônia-maculata (Begonia maculata). */
export function Begonia() {
  return (
    <g>
      {cane('M-2 0C-10-50-22-90-26-136')}
      {cane('M4 0C8-60 24-110 30-160')}
      {cane('M8 0C20-30 40-54 52-84')}
      <Blade x={30} y={-156} turn={26} length={60} tone={deep} />
      <Blade x={-26} y={-134} turn={-28} length={62} tone={deep} />
      <Blade x={28} y={-140} turn={-52} length={46} tone={under} />
      <Blade x={24} y={-112} turn={86} length={70} tone={deep} />
      <Blade x={-20} y={-100} turn={-104} length={68} tone={deep} />
      <Blade x={50} y={-84} turn={64} length={58} tone={under} />
      <Blade x={48} y={-78} turn={124} length={62} tone={front} />
      <Blade x={-14} y={-64} turn={-132} length={62} tone={front} />
      <Blade x={16} y={-84} turn={18} length={66} tone={front} />
      <Blade x={-8} y={-54} turn={-44} length={58} tone={front} />
      <Blade x={8} y={-30} turn={104} length={48} tone={front} />
    </g>
  );
}
