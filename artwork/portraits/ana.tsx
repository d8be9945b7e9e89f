import { Blush, Brows, Ears, Eyes, Frame, Head, Neck, Nose, type Skin, tones } from './parts.tsx';

const skin: Skin = {
  base: '#b3744b',
  shade: '#915635',
  blush: '#d0653f',
  line: '#43220f',
  lips: '#8e3626',
};
const hair = '#2b1a14';
const curl = '#50342a';

/** Where the curls of the outline sit: x, y, radius. */
const curls = [
  [128, 262, 36],
  [104, 212, 40],
  [104, 154, 42],
  [134, 100, 44],
  [184, 66, 42],
  [240, 54, 42],
  [298, 66, 42],
  [346, 100, 44],
  [376, 154, 42],
  [376, 212, 40],
  [352, 262, 36],
] as const;

export function Ana() {
  return (
    <Frame ground={tones.ochre}>
      <circle cx="240" cy="214" r="196" fill="#e8bd68" />
      <g fill={hair}>
        <ellipse cx="240" cy="172" rx="136" ry="118" />
        {curls.map(([cx, cy, r]) => (
          <circle key={`${cx} ${cy}`} cx={cx} cy={cy} r={r} />
        ))}
      </g>
      <g fill="none" stroke={curl} strokeWidth="5" strokeLinecap="round">
        <path d="M92 206c-2-16 10-28 24-26M106 140c4-16 20-22 34-14M150 92c10-12 28-12 38-2M214 60c12-8 30-6 38 6M288 74c14-4 28 6 30 20M340 118c14 2 24 14 22 28M366 186c8 8 8 24-2 32M122 250c-8-8-8-20 0-28" />
      </g>
      <Neck skin={skin} width={72} />
      <path d="M40 480c4-62 46-92 124-108l76 62 76-62c78 16 120 46 124 108z" fill={tones.ink} />
      <path d="M168 370c20 34 44 54 72 64 28-10 52-30 72-64l20 12c-6 46-40 80-92 98-52-18-86-52-92-98z" fill={tones.paper} />
      <path d="M164 372l-28 12 26 58 34 4 44 34-52-52c-14-16-22-36-24-56zM316 372l28 12-26 58-34 4-44 34 52-52c14-16 22-36 24-56z" fill="#3a302a" />
      <Ears skin={skin} />
      <Head
        skin={skin}
        outline="M164 184C164 128 196 104 240 104C284 104 316 128 316 184C316 246 288 308 240 308C192 308 164 246 164 184Z"
      >
        <Blush skin={skin} />
      </Head>
      <Brows color={hair} d="M2 4C14-8 34-10 50 2C36-2 18-1 4 10Z" />
      <Eyes skin={skin} lashes smile={0.9} />
      <Nose skin={skin} wide={3} />
      <path d="M210 270c10 4 20 2 30 2s20 2 30-2c-4 20-16 26-30 26s-26-6-30-26z" fill={skin.lips} />
      <path d="M216 273c16 3 32 3 48 0-2 6-8 9-24 9s-22-3-24-9z" fill={tones.paper} />
      <path d="M205 267c3 3 5 4 8 4M275 267c-3 3-5 4-8 4" fill="none" stroke={skin.line} strokeWidth="3.4" strokeLinecap="round" />
      <g fill={hair}>
        <circle cx="176" cy="130" r="24" />
        <circle cx="208" cy="112" r="24" />
        <circle cx="244" cy="106" r="25" />
        <circle cx="280" cy="112" r="24" />
        <circle cx="308" cy="132" r="22" />
      </g>
      <path d="M138 132C166 74 314 74 342 132L330 152C306 100 174 100 150 152Z" fill={tones.green} />
      <path d="M170 102l10 26M204 84l4 28M240 78v28M276 84l-4 28M310 102l-10 26" stroke={tones.sage} strokeWidth="6" />
      <g fill="none" stroke={tones.vermilion} strokeWidth="7">
        <circle cx="158" cy="254" r="22" />
        <circle cx="322" cy="254" r="22" />
      </g>
    </Frame>
  );
}
