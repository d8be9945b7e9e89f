interface Pin {
  x: number;
  y: number;
  mark: number;
  first?: boolean;
}

/** Offsets from the firm's base keep the distances: 26 px are one kilometre. */
const base = { x: 196, y: 112 };
const kilometre = 26;

const pins: readonly Pin[] = [
  { x: base.x - 51, y: base.y - 20, mark: 1, first: true },
  { x: base.x - 16, y: base.y + 33, mark: 2 },
  { x: base.x + 76, y: base.y - 74, mark: 3 },
  { x: base.x - 130, y: base.y + 18, mark: 4 },
];

/** The north of Recife and Olinda as a blueprint: the Capibaribe, the Beberibe and the sea. */
export function RecifeMap({ labels }: { labels: { radius: string; sea: string } }) {
  return (
    <svg aria-hidden="true" className="map" viewBox="0 0 360 196" fill="none">
      <path
        d="M-10 96c30-12 34 22 62 24s36 24 62 20 30 26 62 22 44-6 66 4 36 20 54 20"
        stroke="#2c6aa8"
        strokeWidth="13"
      />
      <path
        d="M-10 90c32-12 38 22 64 24s34 24 60 20 30 24 62 20 48-6 70 4 34 18 46 20M-10 102c28-12 30 22 60 24s38 24 64 20 30 28 62 24 40-6 62 4 34 18 52 20"
        stroke="#fff"
        strokeOpacity=".55"
      />
      <path d="M96-4c26 14 60 6 92 22s66 18 114 64" stroke="#2c6aa8" strokeWidth="6" />
      <path d="M308 0c6 30-10 52-6 84 4 34-20 60-14 112h72V0z" fill="#245d97" />
      <g stroke="#fff" strokeOpacity=".22">
        <path d="M318 14h42M312 34h48M308 54h52M312 74h48M312 94h48M308 114h52M300 134h60M298 154h62M300 174h60" />
      </g>
      <path d="M308 0c6 30-10 52-6 84 4 34-20 60-14 112" stroke="#fff" strokeWidth="1.5" />
      <g stroke="#fff" strokeOpacity=".26">
        <path d="M-6 40l92 22 58 24 52 26 60 40 26 44M60-6l26 68-14 58M144 86l-26 54M144 86l56-50 34-42M196 112l-20 48M196 112l54-46 52-30M232 90l64 8M250 66l-14-72M6 150l66-30M30-6l-6 54-30 20M262 152l38-24M120 196l-4-56M200 36l50 30M86 62l114-26" />
      </g>
      <g stroke="#fff" strokeOpacity=".13">
        <path d="M20 60l50 14M104 26l24 52M164 66l40 20M216 102l44 28M158 104l28 28M100 100l30 12M270 60l6 44M222 130l38 8M170 176l70 20M40 170l60 14M150 30l20 36" />
      </g>
      <circle
        cx={base.x}
        cy={base.y}
        r={kilometre * 2.5}
        stroke="#fff"
        strokeWidth="1.2"
        strokeDasharray="5 4"
      />
      <circle
        cx={base.x}
        cy={base.y}
        r={kilometre * 5}
        stroke="#fff"
        strokeOpacity=".7"
        strokeWidth="1.2"
        strokeDasharray="5 4"
      />
      <path d={`M${base.x} ${base.y}l${-51} ${-20}`} stroke="#f0b94a" strokeWidth="1.6" />
      <g stroke="#fff" strokeWidth="1.6">
        <circle cx={base.x} cy={base.y} r="5" fill="#163d69" />
        <path d={`M${base.x - 11} ${base.y}h22M${base.x} ${base.y - 11}v22`} />
      </g>
      <g className="map-text" fill="#fff">
        <rect x={base.x + 36} y={base.y - 8} width="44" height="16" fill="#1c4c80" />
        <text x={base.x + 58} y={base.y + 4} textAnchor="middle">
          {labels.radius}
        </text>
        <text x="336" y="128" textAnchor="middle" transform="rotate(-90 336 116)" opacity=".8">
          {labels.sea}
        </text>
        <text x="88" y="160" transform="rotate(14 88 160)" opacity=".8">
          Capibaribe
        </text>
      </g>
      {pins.map(({ x, y, mark, first }) => (
        <g key={mark}>
          <path
            d={`M${x} ${y - 13}l13 13-13 13-13-13z`}
            fill={first ? '#c4583a' : '#fff'}
            stroke={first ? '#fff' : '#163d69'}
            strokeWidth="1.5"
          />
          <text
            className="map-pin"
            x={x}
            y={y + 4.5}
            textAnchor="middle"
            fill={first ? '#fff' : '#163d69'}
          >
            {mark}
          </text>
        </g>
      ))}
      <g transform="translate(24 26)" stroke="#fff" strokeWidth="1.3">
        <circle r="12" />
        <path d="M0-17L6 9 0 5-6 9z" fill="#fff" />
      </g>
    </svg>
  );
}
