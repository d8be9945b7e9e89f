import { seededRandom } from '../../seeded-random.ts';
import { path, project, round } from './perspective.ts';

interface TreeProps {
  seed: number;
  /** Metres right of the camera and ahead of it, and the tree's height. */
  x: number;
  z: number;
  height: number;
  tones: readonly [string, string, string];
  slim?: boolean;
}

/** A crown of leaf masses, lit from the upper left, on a trunk. */
function Tree({ seed, x, z, height, tones, slim = false }: TreeProps) {
  const roll = seededRandom(seed);
  const [footX, footY] = project(x, z);
  const [, topY] = project(x, z, height);
  const tall = footY - topY;
  const spread = tall * (slim ? 0.16 : 0.42);
  const from = slim ? 0.34 : 0.3;
  const tufts = Array.from({ length: slim ? 9 : 12 }, () => {
    const up = from + roll() * (0.92 - from);
    const narrow = slim ? 1 - Math.abs(up - 0.6) : Math.sin(Math.PI * Math.min(0.95, up * 0.86));
    return { x: (roll() - 0.5) * 2 * spread * narrow, y: tall * up };
  });
  const masses = tufts.flatMap((tuft) =>
    Array.from({ length: 7 }, () => ({
      cx: footX + tuft.x + (roll() - 0.5) * tall * (slim ? 0.11 : 0.17),
      cy: footY - tuft.y + (roll() - 0.5) * tall * 0.12,
      r: tall * (slim ? 0.016 + roll() * 0.024 : 0.03 + roll() * 0.035),
    })),
  );
  const lit = masses.filter((_, index) => index % 5 < 2);
  const layers = [
    { fill: tones[0], dx: 0.5, dy: 0.6, grow: 1.25, list: masses },
    { fill: tones[1], dx: 0, dy: 0, grow: 1, list: masses },
    { fill: tones[2], dx: -0.45, dy: -0.5, grow: 0.62, list: lit },
  ];
  return (
    <g>
      <path
        d={`M${footX} ${footY}L${round(footX + tall * 0.01)} ${round(footY - tall * 0.6)}`}
        stroke={slim ? '#a59a8b' : '#4a3c31'}
        strokeWidth={tall * 0.025}
      />
      {layers.map(({ fill, dx, dy, grow, list }) => (
        <g key={fill} fill={fill}>
          {list.map(({ cx, cy, r }) => (
            <ellipse
              key={`${cx}-${cy}`}
              cx={round(cx + r * dx)}
              cy={round(cy + r * dy)}
              rx={round(r * grow * (slim ? 0.9 : 1.15))}
              ry={round(r * grow)}
            />
          ))}
        </g>
      ))}
    </g>
  );
}

const leaf = ['#2c3d30', '#44593c', '#75854f'] as const;
const eucalyptus = ['#34483f', '#4d6455', '#8a9b7c'] as const;
const blossom = ['#b98a10', '#e8b61b', '#ffdf57'] as const;

export function Sky() {
  return (
    <g>
      <rect width="360" height="240" fill="url(#sky)" />
      <g filter="url(#soft)">
        <g fill="#f3f3ee">
          <ellipse cx="70" cy="112" rx="66" ry="13" />
          <ellipse cx="54" cy="100" rx="32" ry="15" />
          <ellipse cx="90" cy="96" rx="27" ry="18" />
          <ellipse cx="302" cy="78" rx="70" ry="11" />
          <ellipse cx="290" cy="66" rx="34" ry="16" />
          <ellipse cx="326" cy="68" rx="26" ry="12" />
          <ellipse cx="196" cy="140" rx="52" ry="6" />
          <ellipse cx="214" cy="134" rx="22" ry="8" />
        </g>
        <g fill="#b9c6d1" opacity="0.9">
          <ellipse cx="78" cy="120" rx="58" ry="7" />
          <ellipse cx="306" cy="86" rx="60" ry="6" />
        </g>
      </g>
    </g>
  );
}

export function Hills() {
  return (
    <g>
      <path
        d="M0 168C40 150 70 146 112 158S190 172 232 160 310 142 360 156V210H0Z"
        fill="#93a8b6"
      />
      <path
        d="M0 180C50 166 96 166 140 176S238 184 280 174 340 170 360 172V212H0Z"
        fill="#74897f"
      />
      <path d="M0 188C60 178 120 182 180 187S300 184 360 180V216H0Z" fill="#5f7155" />
    </g>
  );
}

/** Pasture on the left, a cutting in red earth with eucalyptus on the right. */
export function Verges() {
  const fence = [9, 11, 13.5, 17, 22, 30, 44].map((z) => ({
    z,
    foot: project(-9.5, z),
    top: project(-9.5, z, 1.3),
  }));
  return (
    <g>
      <rect y="190" width="360" height="450" fill="url(#grass)" />
      <path
        d={path([project(-40, 60), project(-9, 60), project(-9, 6), project(-40, 6)])}
        fill="#a29a58"
        opacity="0.5"
      />
      {[-30, -24, -19, -15].map((x, index) => (
        <Tree
          key={x}
          seed={x * -3}
          x={x}
          z={62 - index * 3}
          height={9 + (index % 3) * 2}
          tones={leaf}
        />
      ))}
      <Tree seed={8} x={-13.2} z={27} height={8.6} tones={blossom} />
      <Tree seed={93} x={-21} z={30} height={9} tones={leaf} />
      <g stroke="#5b4d3d" fill="none">
        {fence.map(({ z, foot, top }) => (
          <path key={z} d={path([foot, top], false)} strokeWidth={round(26 / z)} />
        ))}
        <path d={path([project(-9.5, 9, 1.1), project(-9.5, 44, 1.1)], false)} strokeWidth="0.5" />
        <path d={path([project(-9.5, 9, 0.6), project(-9.5, 44, 0.6)], false)} strokeWidth="0.5" />
      </g>
      {[64, 57, 51, 45, 40, 35, 31, 28].map((z, index) => (
        <Tree
          key={z}
          seed={z * 7}
          x={10.5 + (index % 2)}
          z={z}
          height={17 + (index % 3) * 2}
          tones={eucalyptus}
          slim
        />
      ))}
      <path
        d={path([
          project(6.4, 70, 0),
          project(9, 60, 4),
          project(9.2, 40, 4.6),
          project(9.6, 22, 5.2),
          project(10.2, 13, 5.2),
          project(13, 13, 5),
          project(13, 9, 0),
          project(6, 9, 0),
        ])}
        fill="url(#earth)"
      />
      <path
        d={path([
          project(9, 60, 4),
          project(9.2, 40, 4.6),
          project(9.6, 22, 5.2),
          project(10.4, 13, 5.3),
          project(10.4, 13, 4.4),
          project(9.4, 22, 4.3),
          project(9, 40, 4),
        ])}
        fill="#66763f"
      />
      <g stroke="#7f3d22" strokeWidth="1" opacity="0.55" fill="none">
        <path
          d={path([project(9.4, 22, 4.2), project(8.3, 20, 2.4), project(7.6, 21, 0.8)], false)}
        />
        <path
          d={path([project(9.3, 32, 3.8), project(8.2, 30, 2.2), project(7.4, 31, 0.8)], false)}
        />
        <path
          d={path([project(9.8, 16, 4.2), project(8.6, 15.4, 2.2), project(7.8, 15, 0.7)], false)}
        />
      </g>
    </g>
  );
}
