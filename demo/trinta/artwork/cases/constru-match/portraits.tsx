import type { ReactNode } from 'react';

interface Look {
  skin: string;
  shade: string;
  brow: string;
  shirt: string;
  shirtShade: string;
  ground: string;
  behind?: ReactNode;
  over: ReactNode;
}

function Curls({ spots, colour }: { spots: readonly (readonly number[])[]; colour: string }) {
  return (
    <g fill={colour}>
      {spots.map(([x, y, r]) => (
        <circle key={`${x}-${y}`} cx={x} cy={y} r={r} />
      ))}
    </g>
  );
}

const camilaCurls = [
  [66, 96, 11],
  [60, 109, 12],
  [60, 124, 13],
  [67, 138, 12],
  [134, 96, 11],
  [140, 109, 12],
  [140, 124, 13],
  [133, 138, 12],
] as const;

const looks = {
  camila: {
    skin: '#b9784f',
    shade: '#9c5f3c',
    brow: '#2c1c16',
    shirt: '#2a5f97',
    shirtShade: '#1f4c7d',
    ground: '#c9cfd3',
    behind: <Curls spots={camilaCurls} colour="#2b1d18" />,
    over: (
      <>
        <path d="M69 82c8-7 54-7 62 0v7c-14-6-48-6-62 0z" fill="#7b4a2f" opacity=".55" />
        <path d="M62 80C59 46 79 33 100 33s41 13 38 47z" fill="#f4f4f1" />
        <path d="M112 35c20 5 28 22 26 45h-14c3-18-1-36-12-45z" fill="#d5d8d8" />
        <path d="M94 31h12l3 47H91z" fill="#fff" />
        <path d="M106 31l3 47h5l-4-46z" fill="#d5d8d8" />
        <path
          d="M53 82c14-10 80-10 94 0 1 6-5 7-12 5-18-5-52-5-70 0-7 2-13 1-12-5z"
          fill="#e4e6e5"
        />
        <path d="M53 82c14-10 80-10 94 0-22-6-72-6-94 0z" fill="#fff" />
        <circle cx="67" cy="113" r="2.4" fill="#d39a2b" />
        <circle cx="133" cy="113" r="2.4" fill="#d39a2b" />
        <path d="M62 168l14-14 12 46H66zM138 168l-14-14-12 46h22z" fill="#d39a2b" />
        <path d="M70 162l6-5 10 43h-7zM130 162l-6-5-10 43h7z" fill="#f0e6cf" />
      </>
    ),
  },
  rosangela: {
    skin: '#8a5a3e',
    shade: '#70452d',
    brow: '#4a4542',
    shirt: '#a9442b',
    shirtShade: '#8a3420',
    ground: '#e3d6bd',
    behind: (
      <path
        d="M60 96c-6-44 20-62 42-62s46 18 38 62c4 22-6 34-14 38H74c-10-6-18-20-14-38z"
        fill="#b8b4b0"
      />
    ),
    over: (
      <>
        <path
          d="M66 92c-2-36 14-52 36-52 24 0 36 18 32 52-4-14-10-22-18-26-14 6-34 8-44 10-3 5-5 9-6 16z"
          fill="#cbc8c4"
        />
        <path d="M112 44c18 8 24 26 22 48-4-14-10-22-18-26z" fill="#aeaaa6" />
        <g fill="none" stroke="#2b2624" strokeWidth="2.4">
          <rect x="74" y="91" width="22" height="16" rx="6" />
          <rect x="104" y="91" width="22" height="16" rx="6" />
          <path d="M96 97c2-2 6-2 8 0" />
        </g>
      </>
    ),
  },
  severino: {
    skin: '#a66b48',
    shade: '#8a5536',
    brow: '#3b3430',
    shirt: '#8d8f86',
    shirtShade: '#73756d',
    ground: '#cfd8cf',
    over: (
      <>
        <path
          d="M68 88c-2-30 10-44 32-44s34 14 32 44c-4-12-6-20-10-24-14 4-30 4-44 0-4 6-8 14-10 24z"
          fill="#5c5550"
        />
        <path d="M84 116c4-6 28-6 32 0 2 4-4 5-8 3-5-2-11-2-16 0-4 2-10 1-8-3z" fill="#5c5550" />
      </>
    ),
  },
  jeferson: {
    skin: '#6e4530',
    shade: '#573423',
    brow: '#1d1512',
    shirt: '#d39a2b',
    shirtShade: '#b37f1d',
    ground: '#d3d6de',
    over: (
      <>
        <path d="M66 84c-4-32 12-46 34-46s38 14 34 46z" fill="#1f3a5c" />
        <path d="M66 82c16-6 52-6 68 0l12 6c-20-6-60-6-82 0z" fill="#162b46" />
        <path
          d="M76 116c4 14 12 20 24 20s20-6 24-20c-4 8-8 10-12 10-6-5-18-5-24 0-4 0-8-2-12-10z"
          fill="#1d1512"
          opacity=".6"
        />
      </>
    ),
  },
} satisfies Record<string, Look>;

export type Sitter = keyof typeof looks;

interface PortraitProps {
  of: Sitter;
  /** 'bust' omits the background, for a drawn one behind the figure. */
  crop?: 'avatar' | 'bust';
}

export function Portrait({ of, crop = 'avatar' }: PortraitProps) {
  const look: Look = looks[of];
  return (
    <svg aria-hidden="true" viewBox={crop === 'avatar' ? '34 26 132 132' : '0 20 200 180'}>
      {crop === 'avatar' && <rect x="30" y="20" width="140" height="150" fill={look.ground} />}
      {look.behind}
      <path d="M14 204c2-36 24-46 60-54h52c36 8 58 18 60 54z" fill={look.shirt} />
      <path d="M126 150c36 8 58 18 60 54h-44z" fill={look.shirtShade} />
      <path d="M84 122h32v30c-4 14-28 14-32 0z" fill={look.shade} />
      <path d="M76 150l8-6c4 16 28 16 32 0l8 6-14 20-10-8-10 8z" fill={look.shirtShade} />
      <path d="M68 80c0-30 64-30 64 0v17c0 24-15 38-32 38s-32-14-32-38z" fill={look.skin} />
      <path
        d="M118 62c9 4 14 10 14 18v17c0 24-15 38-32 38 16-10 24-38 18-73z"
        fill={look.shade}
        opacity=".45"
      />
      <circle cx="67" cy="100" r="6.5" fill={look.skin} />
      <circle cx="133" cy="100" r="6.5" fill={look.shade} />
      <g fill={look.brow}>
        <path d="M76 91c5-5 13-5 18-1-6-1-12-1-18 1zM124 91c-5-5-13-5-18-1 6-1 12-1 18 1z" />
        <ellipse cx="86" cy="99" rx="3" ry="3.4" />
        <ellipse cx="114" cy="99" rx="3" ry="3.4" />
      </g>
      <g fill="none" stroke={look.brow} strokeWidth="1.6" strokeLinecap="round">
        <path d="M80 98c3-4 9-4 12 0M108 98c3-4 9-4 12 0" />
      </g>
      <path
        d="M99 99c-1 6-4 9-5 12 3 3 8 3 11 1"
        fill="none"
        stroke={look.shade}
        strokeWidth="2.2"
        strokeLinecap="round"
      />
      <path d="M88 118c7 3 17 3 24 0-2 8-7 11-12 11s-10-3-12-11z" fill="#fbf6ef" />
      <path
        d="M90 123c3 4 6 6 10 6s7-2 10-6c-1 8-5 10-10 10s-9-2-10-10z"
        fill="#9a4a3c"
        opacity=".7"
      />
      {look.over}
    </svg>
  );
}
