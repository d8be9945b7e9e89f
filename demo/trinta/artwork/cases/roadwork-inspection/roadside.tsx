import { metre, path, project, round } from './perspective.ts';

const postDistances = [5.4, 7, 9, 11.5, 15, 20, 28, 40];

export function Roadside() {
  const [truckX, truckY] = project(-4.1, 36);
  const unit = metre(36);
  const [plateX, plateY] = project(4.35, 8.4, 2.7);
  const plate = metre(8.4);
  const [limitX, limitY] = project(4.7, 15, 3.1);
  const limit = metre(15);
  const [, limitFoot] = project(4.7, 15);
  const [, plateFoot] = project(4.35, 8.4);
  return (
    <g>
      <g transform={`translate(${truckX} ${truckY}) scale(${round(unit)})`}>
        <ellipse cx="0.3" cy="0" rx="1.8" ry="0.22" fill="#101315" opacity="0.55" />
        <rect x="-1.25" y="-4.1" width="2.5" height="3.6" fill="#d9dcda" />
        <rect x="-1.2" y="-3.1" width="2.4" height="2.6" rx="0.2" fill="#2f5d86" />
        <rect x="-1.02" y="-2.9" width="2.04" height="0.95" rx="0.1" fill="#16242f" />
        <rect x="-0.95" y="-1.5" width="1.9" height="0.6" fill="#1a1f24" />
        <circle cx="-0.85" cy="-0.72" r="0.17" fill="#fff7d6" />
        <circle cx="0.85" cy="-0.72" r="0.17" fill="#fff7d6" />
        <rect x="-1.15" y="-0.5" width="0.45" height="0.5" fill="#101214" />
        <rect x="0.7" y="-0.5" width="0.45" height="0.5" fill="#101214" />
      </g>
      <path
        d={path([
          project(-7.9, 5, 0.75),
          project(-7.9, 60, 0.75),
          project(-7.9, 60, 0.45),
          project(-7.9, 5, 0.45),
        ])}
        fill="#a9b1b6"
      />
      <g stroke="#7b8388">
        {postDistances.map((z) => (
          <path
            key={z}
            d={path([project(-7.9, z, 0.6), project(-7.9, z)], false)}
            strokeWidth={round(30 / z)}
          />
        ))}
      </g>
      <path d={`M${limitX} ${limitY}V${limitFoot}`} stroke="#85898a" strokeWidth="1.4" />
      <circle
        cx={limitX}
        cy={limitY}
        r={round(limit * 0.5)}
        fill="#f4f3ee"
        stroke="#c8321f"
        strokeWidth="2"
      />
      <text
        x={limitX}
        y={limitY + 3}
        textAnchor="middle"
        fontSize="8.5"
        fontWeight="700"
        fill="#17191b"
      >
        80
      </text>
      <path d={`M${plateX} ${plateY}V${plateFoot}`} stroke="#7b8082" strokeWidth="2.2" />
      <g transform={`translate(${plateX} ${plateY})`}>
        <rect
          x={-plate * 0.4}
          y={-plate * 0.5}
          width={plate * 0.8}
          height={plate}
          rx="2"
          fill="#f4f3ee"
        />
        <rect
          x={-plate * 0.4 + 1.2}
          y={-plate * 0.5 + 1.2}
          width={plate * 0.8 - 2.4}
          height={plate - 2.4}
          rx="1.4"
          fill="#15613f"
        />
        <text textAnchor="middle" y="-3.6" fontSize="7" fontWeight="600" fill="#f4f3ee">
          km
        </text>
        <text textAnchor="middle" y="8.6" fontSize="11.5" fontWeight="700" fill="#f4f3ee">
          231
        </text>
      </g>
    </g>
  );
}
