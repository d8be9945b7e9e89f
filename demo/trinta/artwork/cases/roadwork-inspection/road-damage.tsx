import { groundPath, metre, path, project, round } from './perspective.ts';
import {
  alligatorCracks,
  looseStones,
  potholeOutline,
  radiatingCracks,
  toPicture,
} from './surface-damage.ts';

/** Moves an outline along the picture's height: the wall of the hole between edge and floor. */
function sunk(scale: number, depth: number): string {
  return path(toPicture(potholeOutline(scale, 11, 0.09)).map(([x, y]) => [x, round(y + depth)]));
}

function Pothole() {
  return (
    <g>
      <path d={groundPath(potholeOutline(1.5))} fill="#23262a" opacity="0.4" filter="url(#soft)" />
      <g stroke="#14161a" fill="none" strokeLinejoin="round" strokeLinecap="round">
        {radiatingCracks().map((crack) => (
          <path key={groundPath(crack)} d={groundPath(crack, false)} strokeWidth="1.5" />
        ))}
      </g>
      <path d={groundPath(potholeOutline(1.12, 23, 0.15))} fill="#8c8a84" />
      <path d={groundPath(potholeOutline(1.05, 31, 0.16))} fill="#5b5852" />
      <path d={sunk(0.97, 0)} fill="#121417" />
      <path d={sunk(0.88, 3.4)} fill="#3a332c" />
      <path d={sunk(0.8, 4.4)} fill="#594d41" />
      <path d={sunk(0.68, 5.2)} fill="#2c3239" />
      <path d={sunk(0.64, 5.4)} fill="url(#water)" />
      <path d={sunk(0.3, 9)} fill="#e8f0f3" opacity="0.55" filter="url(#soft)" />
    </g>
  );
}

function Stones() {
  return (
    <g>
      {looseStones().map(({ at: [x, z], size }) => {
        const [cx, cy] = project(x, z);
        const r = round(metre(z) * size);
        return (
          <g key={`${cx}-${cy}`}>
            <ellipse
              cx={cx + r * 0.4}
              cy={cy + r * 0.5}
              rx={r * 1.2}
              ry={r * 0.6}
              fill="#101215"
              opacity="0.6"
            />
            <ellipse
              cx={cx}
              cy={cy}
              rx={r}
              ry={r * 0.72}
              fill={size > 0.018 ? '#a7a39b' : '#7d7a74'}
            />
          </g>
        );
      })}
    </g>
  );
}

/** A saw-cut patch of new asphalt with its sealed joint. */
function Patch() {
  const corners = [
    [-0.13, 2.42],
    [1.12, 2.4],
    [1.14, 3.34],
    [-0.12, 3.36],
  ] as const;
  return (
    <g>
      <path
        d={groundPath(corners)}
        fill="#24272b"
        stroke="#0f1113"
        strokeWidth="3.4"
        strokeLinejoin="round"
      />
      <path
        d={groundPath([
          [-0.06, 2.48],
          [0.5, 2.47],
          [0.5, 3.3],
          [-0.06, 3.3],
        ])}
        fill="#34383d"
        opacity="0.55"
        filter="url(#soft)"
      />
      <path
        d={groundPath([corners[3], corners[2]], false)}
        stroke="#565b60"
        strokeWidth="0.7"
        transform="translate(0 -2)"
      />
    </g>
  );
}

export function Damage({ repaired }: { repaired: boolean }) {
  return (
    <g>
      <g stroke="#17191c" fill="none" strokeLinecap="round" strokeLinejoin="round">
        {alligatorCracks().map((crack) => (
          <path
            key={groundPath(crack)}
            d={groundPath(crack, false)}
            strokeWidth={round(Math.max(0.7, 5.2 / (crack[0]?.[1] ?? 4)))}
          />
        ))}
      </g>
      {repaired ? (
        <Patch />
      ) : (
        <>
          <Pothole />
          <Stones />
        </>
      )}
    </g>
  );
}
