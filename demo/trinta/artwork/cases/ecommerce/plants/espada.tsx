import { type LeafSize, place, point, steps, sword, through, write } from '../geometry.ts';
import { edge } from './leaf.tsx';

interface BladeProps extends LeafSize {
  x: number;
  turn: number;
  body: string;
  band: string;
}

/** Cross bands: pale green zigzags between the two margins. */
function bands(size: LeafSize): string {
  return Array.from({ length: Math.floor(size.length / 11) }, (_, index) => {
    const t = 0.06 + (index * 11) / size.length;
    if (t > 0.9) return '';
    const points = steps(6).map((across) => {
      const { x } = sword(t);
      const zig = ((Math.round(across * 6) + index) % 2 === 0 ? 1 : -1) * 0.01;
      return place(point((across * 2 - 1) * x * 0.72, -t + zig), size);
    });
    return points.map((p, i) => `${i === 0 ? 'M' : 'L'}${write(p)}`).join('');
  }).join('');
}

function Blade({ x, turn, body, band, ...size }: BladeProps) {
  const left = edge(sword, size, -1);
  const right = edge(sword, size, 1);
  const outline = `${through([...left, ...[...right].reverse()])}Z`;
  const inner = { ...size, width: size.width * 0.74, length: size.length * 0.97 };
  const core = `${through([...edge(sword, inner, -1), ...edge(sword, inner, 1).reverse()])}Z`;
  return (
    <g transform={`translate(${x} 2) rotate(${turn})`}>
      <path d={outline} fill="#d5d56a" />
      <path d={core} fill={body} />
      <path d={bands(size)} fill="none" stroke={band} strokeWidth={2.6} opacity={0.75} />
      <path
        d={`${through(edge(sword, { ...inner, width: inner.width * 0.3 }, 1))}L${write(place(point(0, 0), inner))}Z`}
        fill="#0d2a1b"
        opacity={0.28}
      />
    </g>
  );
}

/** Espada-de-são-jorge (Dracaena trifasciata). */
export function Espada() {
  return (
    <g>
      <Blade x={-12} turn={-9} length={168} width={26} bend={-10} body="#21503a" band="#5d8d66" />
      <Blade x={16} turn={8} length={182} width={27} bend={8} body="#21503a" band="#5d8d66" />
      <Blade x={2} turn={-1} length={204} width={29} bend={6} body="#2a6144" band="#73a377" />
      <Blade x={-22} turn={-17} length={124} width={24} bend={-14} body="#2f6b4a" band="#86b384" />
      <Blade x={26} turn={18} length={134} width={25} bend={16} body="#2f6b4a" band="#86b384" />
      <Blade x={-5} turn={-4} length={142} width={27} bend={-9} body="#387a53" band="#97c08e" />
      <Blade x={13} turn={7} length={104} width={24} bend={9} body="#438a5d" band="#a8cd99" />
    </g>
  );
}
