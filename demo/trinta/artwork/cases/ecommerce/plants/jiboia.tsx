import { heart, place, point, steps, through } from '../geometry.ts';
import { Leaf, type Tone } from './leaf.tsx';

const deep: Tone = { lit: '#4a8a3f', shade: '#357033', rib: '#a9cf6b' };
const fresh: Tone = { lit: '#6aa646', shade: '#4d8a3a', rib: '#d3e58a' };
const young: Tone = { lit: '#9cc653', shade: '#7fae47', rib: '#e4efa4' };

interface BladeProps {
  x: number;
  y: number;
  turn: number;
  length: number;
  tone: Tone;
}

/** The lemon-coloured streaks that no two leaves share. */
function streaks(length: number, seed: number): string {
  const size = { length, width: length * 0.8 };
  return [0, 1, 2, 3]
    .map((index) => {
      const side = (index + seed) % 2 === 0 ? 1 : -1;
      const start = 0.1 + 0.15 * index;
      const reach = 0.16 + 0.05 * ((seed * 7 + index * 3) % 4);
      const there = steps(4).map((t) => place(point(side * reach * t, -start - t * 0.2), size));
      const back = steps(4).map((t) =>
        place(point(side * reach * (1 - t), -start - 0.05 - (1 - t) * 0.16), size),
      );
      return `${through([...there, ...back])}Z`;
    })
    .join('');
}

function Blade(props: BladeProps) {
  const { x, y, turn, length } = props;
  const seed = Math.abs(Math.round(x * 3 + y));
  return (
    <g>
      <Leaf {...props} shape={heart} width={length * 0.8} bend={length * 0.05} />
      <g transform={`translate(${x} ${y}) rotate(${turn})`}>
        <path d={streaks(length, seed)} fill="#e6eb96" opacity={0.8} />
      </g>
    </g>
  );
}

const vine = (path: string) => (
  <path d={path} fill="none" stroke="#7da14a" strokeWidth={2.4} strokeLinecap="round" />
);

/** Jiboia (Epipremnum aureum): a mound of hearts and two vines over the rim; `long` is for a hanging pot. */
export function Jiboia({ long = false }: { long?: boolean }) {
  return (
    <g>
      {vine('M0 0C-6-30-20-58-36-74')}
      {vine('M0 0C8-34 20-64 34-84')}
      {vine('M0 0C-2-40-2-76-4-104')}
      <Blade x={-4} y={-92} turn={-6} length={50} tone={deep} />
      <Blade x={-34} y={-70} turn={-44} length={50} tone={deep} />
      <Blade x={34} y={-80} turn={40} length={48} tone={deep} />
      {vine(`M-4 0C-40-34-66-26-72 10${long ? 'C-76 36-70 60-76 92' : ''}`)}
      {vine(`M6 0C40-30 62-16 66 16${long ? 'C70 40 62 52 66 70' : ''}`)}
      <Blade x={-60} y={-16} turn={-104} length={44} tone={fresh} />
      <Blade x={58} y={-12} turn={100} length={44} tone={fresh} />
      <Blade x={-72} y={14} turn={-158} length={40} tone={deep} />
      <Blade x={66} y={18} turn={148} length={38} tone={deep} />
      {long && (
        <>
          <Blade x={-72} y={50} turn={150} length={36} tone={fresh} />
          <Blade x={66} y={46} turn={-152} length={32} tone={fresh} />
          <Blade x={-76} y={84} turn={-172} length={30} tone={young} />
          <Blade x={66} y={68} turn={172} length={26} tone={young} />
        </>
      )}
      <Blade x={8} y={-56} turn={16} length={48} tone={fresh} />
      <Blade x={-22} y={-38} turn={-58} length={46} tone={fresh} />
      <Blade x={28} y={-36} turn={66} length={44} tone={fresh} />
      <Blade x={-6} y={-24} turn={-14} length={40} tone={young} />
      <Blade x={-26} y={-8} turn={-142} length={36} tone={fresh} />
      <Blade x={22} y={-8} turn={148} length={34} tone={young} />
    </g>
  );
}
