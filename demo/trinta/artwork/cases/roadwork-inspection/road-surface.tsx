import { seededRandom } from '../../seeded-random.ts';
import { groundPath, project, ribbon, round } from './perspective.ts';
import { paintFlakes, wornLine } from './surface-damage.ts';

const near = 1.4;
const far = 260;

/** Lit and shaded stones of the aggregate: short strokes, smaller with distance. */
function grain(seed: number, count: number, from: number, to: number): string {
  const roll = seededRandom(seed);
  return Array.from({ length: count }, () => {
    const z = from + roll() ** 1.9 * (to - from);
    const [x, y] = project(-2.2 + roll() * 4.6, z);
    return `M${x} ${y}h${round(0.3 + (roll() * 3.6) / z)}`;
  }).join('');
}

export function Asphalt() {
  return (
    <g>
      <path
        d={groundPath([
          [-7.6, near],
          [4, near],
          [4, far],
          [-7.6, far],
        ])}
        fill="#8d7d5c"
      />
      <path
        d={groundPath([
          [-7.2, near],
          [3.6, near],
          [3.6, far],
          [-7.2, far],
        ])}
        fill="url(#asphalt)"
      />
      <path d={ribbon(2.55, 2.1, near, far)} fill="#8b8c89" opacity="0.3" />
      <path d={ribbon(-6.4, 1.6, near, far)} fill="#8b8c89" opacity="0.3" />
      <g fill="#25282b" filter="url(#soft)">
        <path d={ribbon(0.55, 0.62, near, 80)} opacity="0.34" />
        <path d={ribbon(-1.1, 0.62, near, 80)} opacity="0.34" />
        <path d={ribbon(-0.28, 0.3, near, 60)} opacity="0.22" />
        <path d={ribbon(-3.2, 0.6, near, 80)} opacity="0.26" />
        <path d={ribbon(-4.8, 0.6, near, 80)} opacity="0.26" />
      </g>
      <path
        d={groundPath([
          [-1.9, 7.6],
          [1.3, 7.5],
          [1.3, 9.9],
          [-1.92, 10],
        ])}
        fill="#3d4145"
        opacity="0.75"
      />
      <path
        d={groundPath(
          [
            [-1.9, 7.6],
            [1.3, 7.5],
          ],
          false,
        )}
        stroke="#26292c"
        strokeWidth="1.2"
      />
      <path
        d={groundPath(
          [
            [-0.3, 1.6],
            [-0.26, 2.2],
            [-0.34, 2.9],
            [-0.27, 3.7],
            [-0.33, 4.8],
            [-0.28, 6],
            [-0.3, 7.5],
          ],
          false,
        )}
        stroke="#222528"
        strokeWidth="2"
        fill="none"
        strokeLinejoin="round"
        opacity="0.85"
      />
      <g strokeLinecap="round" fill="none">
        <path d={grain(3, 900, 1.6, 7)} stroke="#aeb1b0" strokeWidth="0.9" opacity="0.36" />
        <path d={grain(9, 900, 1.6, 7)} stroke="#1d2023" strokeWidth="1.1" opacity="0.42" />
        <path d={grain(17, 240, 4, 9)} stroke="#c3c5c4" strokeWidth="0.5" opacity="0.26" />
      </g>
    </g>
  );
}

export function Markings() {
  return (
    <g>
      <g fill="#e9b824">
        <path d={ribbon(-2, 0.12, near, far)} />
        <path d={ribbon(-2.3, 0.12, near, far)} />
      </g>
      <g fill="#f1f0ea">
        <path d={ribbon(wornLine.x, 0.15, near, wornLine.near)} opacity="0.95" />
        <path d={ribbon(wornLine.x, 0.15, wornLine.far, far)} opacity="0.95" />
        <path d={ribbon(wornLine.x, 0.15, wornLine.near, wornLine.far)} opacity="0.12" />
        {paintFlakes().map((flake) => (
          <path key={groundPath(flake)} d={groundPath(flake)} opacity="0.55" />
        ))}
        <path d={ribbon(-5.6, 0.15, near, far)} opacity="0.9" />
      </g>
    </g>
  );
}

/** The eucalyptus row throws its morning shade over the road, in bars with gaps of light. */
export function Shadows() {
  return (
    <g fill="#14191d" filter="url(#soft)" opacity="0.5">
      <path
        d={groundPath([
          [9, 12.4],
          [-7, 13.6],
          [-7, 15.2],
          [9, 13.8],
        ])}
      />
      <path
        d={groundPath([
          [9, 17],
          [-5.4, 18.4],
          [-7, 21.5],
          [9, 19.6],
        ])}
      />
      <path
        d={groundPath([
          [9, 25],
          [-6, 27],
          [-6, 34],
          [9, 31],
        ])}
      />
    </g>
  );
}
