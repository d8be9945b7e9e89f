import { lerp, oval, place, point, steps, through } from '../geometry.ts';
import { Leaf, type Tone } from './leaf.tsx';

const deep: Tone = { lit: '#2f6a4f', shade: '#245540', rib: '#a9c7a2' };
const front: Tone = { lit: '#418164', shade: '#316a51', rib: '#cfe0c2' };

interface BladeProps {
  x: number;
  y: number;
  turn: number;
  length: number;
  tone: Tone;
  squash?: number;
}

/** Silver brush marks from the rib to the edge. */
function brush(length: number): string {
  const size = { length, width: length * 0.78 };
  return Array.from({ length: 7 }, (_, index) => {
    const t = 0.06 + index * 0.12;
    return [1, -1]
      .map((side) => {
        const end = oval(Math.min(0.97, t + 0.15));
        const root = place(point(side * 0.02, -t), size);
        const tip = lerp(root, place(point(side * end.x, end.y), size), 0.9);
        const over = steps(3).map((s) =>
          point(
            lerp(root, tip, s).x,
            lerp(root, tip, s).y - Math.sin(Math.PI * s) * length * 0.012,
          ),
        );
        const under = steps(3).map((s) =>
          point(
            lerp(tip, root, s).x,
            lerp(tip, root, s).y + Math.sin(Math.PI * s) * length * 0.034,
          ),
        );
        return `${through([...over, ...under])}Z`;
      })
      .join('');
  }).join('');
}

function Blade(props: BladeProps) {
  const { x, y, turn, length, squash = 1 } = props;
  return (
    <g>
      <Leaf {...props} shape={oval} width={length * 0.78} />
      <g transform={`translate(${x} ${y}) rotate(${turn}) scale(1 ${squash})`}>
        <path d={brush(length)} fill="#c3d9c0" opacity={0.85} />
      </g>
    </g>
  );
}

const stalk = (path: string) => (
  <path d={path} fill="none" stroke="#7a9a6a" strokeWidth={2.4} strokeLinecap="round" />
);

/** Calateia-orbifólia (Goeppertia orbifolia). */
export function Calateia() {
  return (
    <g>
      {stalk('M0 0C-8-40-24-72-36-92')}
      {stalk('M0 0C8-44 24-78 38-96')}
      {stalk('M0 0C0-40 0-80 0-104')}
      {stalk('M0 0C-16-26-40-42-56-44')}
      {stalk('M0 0C16-26 42-44 58-48')}
      <Blade x={0} y={-100} turn={0} length={74} tone={deep} />
      <Blade x={-36} y={-90} turn={-34} length={70} tone={deep} />
      <Blade x={38} y={-94} turn={36} length={68} tone={deep} />
      <Blade x={-54} y={-44} turn={-80} length={66} tone={front} squash={0.9} />
      <Blade x={56} y={-48} turn={78} length={66} tone={front} squash={0.9} />
      {stalk('M2 0C8-24 14-40 16-54')}
      {stalk('M-2 0C-8-22-14-34-18-42')}
      <Blade x={16} y={-52} turn={20} length={68} tone={front} />
      <Blade x={-18} y={-40} turn={-26} length={62} tone={front} />
      <Blade x={8} y={-14} turn={98} length={44} tone={front} squash={0.8} />
    </g>
  );
}
