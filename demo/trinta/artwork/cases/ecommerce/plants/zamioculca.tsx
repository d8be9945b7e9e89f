import { cubic, oval, type Point, point } from '../geometry.ts';
import { Leaf, type Tone } from './leaf.tsx';

const tones: readonly Tone[] = [
  { lit: '#22553a', shade: '#18402b', rib: '#3f7a53' },
  { lit: '#2f7148', shade: '#1f5637', rib: '#63a06a' },
  { lit: '#46915a', shade: '#2d7346', rib: '#9aca8c' },
];

interface WandProps {
  to: Point;
  bow: number;
  pairs: number;
  size: number;
  tone: Tone;
}

function Wand({ to, bow, pairs, size, tone }: WandProps) {
  const on = (t: number) =>
    cubic(point(0, 0), point(bow * 0.1, to.y * 0.4), point(to.x * 0.4 + bow, to.y * 0.8), to, t);
  const leaflets = Array.from({ length: pairs }, (_, index) => {
    const t = 0.26 + (0.7 * index) / (pairs - 1);
    const here = on(t);
    const before = on(t - 0.03);
    const heading = (Math.atan2(here.x - before.x, -(here.y - before.y)) * 180) / Math.PI;
    const length = size * (1 - Math.abs(t - 0.5) * 0.7);
    return { here, heading, length };
  });
  return (
    <g>
      <path
        d={`M0 0C${bow * 0.1} ${to.y * 0.4} ${to.x * 0.4 + bow} ${to.y * 0.8} ${to.x} ${to.y}`}
        fill="none"
        stroke={tone.rib}
        strokeWidth={3.4}
        strokeLinecap="round"
      />
      {leaflets.map(({ here, heading, length }) =>
        [-1, 1].map((side) => (
          <Leaf
            key={`${here.y}${side}`}
            shape={oval}
            tone={tone}
            x={here.x}
            y={here.y}
            turn={heading + side * 52}
            length={length}
            width={length * 0.44}
            bend={side * -3}
          />
        )),
      )}
      <Leaf
        shape={oval}
        tone={tone}
        x={to.x}
        y={to.y}
        turn={Math.sign(to.x) * 20}
        length={size * 0.66}
        width={size * 0.3}
      />
    </g>
  );
}

/** Zamioculca (Zamioculcas zamiifolia): arching wands with glossy leaflets in pairs. */
export function Zamioculca() {
  const [far, mid, near] = tones;
  if (!far || !mid || !near) return null;
  return (
    <g>
      <Wand to={point(-26, -178)} bow={-4} pairs={8} size={40} tone={far} />
      <Wand to={point(44, -168)} bow={10} pairs={8} size={38} tone={far} />
      <Wand to={point(-82, -126)} bow={-16} pairs={7} size={38} tone={mid} />
      <Wand to={point(88, -112)} bow={20} pairs={7} size={38} tone={mid} />
      <Wand to={point(10, -150)} bow={4} pairs={8} size={38} tone={near} />
      <Wand to={point(-46, -92)} bow={-14} pairs={6} size={32} tone={near} />
    </g>
  );
}
