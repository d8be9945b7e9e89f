import { Blush, Brows, Ears, Eyes, Frame, Head, Neck, Nose, type Skin, tones } from './parts.tsx';

const skin: Skin = {
  base: '#b3744b',
  shade: '#925736',
  blush: '#d8603a',
  line: '#43220f',
  lips: '#8e3626',
};
const hair = '#2b1a14';
const curl = '#553a2f';
const lapel = '#3d332c';

/** The curls of the outline: x, y, radius. */
const curls = [
  [126, 268, 34],
  [98, 216, 42],
  [106, 152, 40],
  [138, 102, 46],
  [190, 70, 38],
  [244, 58, 44],
  [302, 76, 40],
  [346, 108, 44],
  [374, 160, 40],
  [378, 218, 40],
  [350, 268, 36],
] as const;

export function Ana() {
  return (
    <Frame ground={tones.ochre}>
      <circle cx="240" cy="214" r="200" fill="#e8bd68" />
      <Neck skin={skin} width={72} />
      <path d="M152 372C190 408 290 408 328 372L344 480H136Z" fill={tones.paper} />
      <path d="M152 372c14 14 36 22 60 26-16 24-22 52-20 82h-56z" fill={tones.sand} />
      <path
        d="M36 480c4-64 48-94 128-110 6 44 22 82 46 110zM444 480c-4-64-48-94-128-110-6 44-22 82-46 110z"
        fill={tones.ink}
      />
      <path
        d="M164 370l-36 24 20 34-12 14 48 38h26c-24-28-40-66-46-110zM316 370l36 24-20 34 12 14-48 38h-26c24-28 40-66 46-110z"
        fill={lapel}
      />
      <g transform="rotate(3 240 330)">
        <g fill={hair}>
          <ellipse cx="240" cy="172" rx="138" ry="118" />
          {curls.map(([cx, cy, r]) => (
            <circle key={`${cx} ${cy}`} cx={cx} cy={cy} r={r} />
          ))}
        </g>
        <path
          d="M92 226c-10-12-8-28 2-36M116 284c-10-8-12-20-6-30M100 164c-4-16 4-30 20-34M150 96c4-14 20-22 34-16M228 56c8-10 24-12 36-4M288 92c8-12 26-14 36-2M344 128c12-8 26-2 30 10M362 196c14 0 22 12 20 26M344 282c14 0 22-10 20-24M202 82c-10 0-18 8-18 16"
          fill="none"
          stroke={curl}
          strokeWidth="4.5"
          strokeLinecap="round"
        />
        <path d="M206 290h69v30c-16 14-50 22-69 24z" fill={skin.shade} />
        <Ears skin={skin} y={210} />
        <Head
          skin={skin}
          outline="M164 184C164 128 196 104 240 104C284 104 316 128 316 184C316 246 286 308 240 308C194 308 164 246 164 184Z"
        >
          <Blush skin={skin} />
        </Head>
        <Brows color={hair} d="M0 0C14-9 36-10 52 6C36-2 18-3 1 7Z" y={172} />
        <Eyes skin={skin} lashes />
        <Nose skin={skin} wide={4} />
        <path
          d="M208 268C228 274 254 274 274 267C270 290 258 297 242 297C226 297 212 290 208 268Z"
          fill={skin.lips}
        />
        <path
          d="M214 271C232 275 252 275 268 270C266 279 256 282 242 282C228 282 217 279 214 271Z"
          fill={tones.paper}
        />
        <path
          d="M202 264c2 4 4 5 7 5M280 263c-2 4-4 5-7 5"
          fill="none"
          stroke={skin.line}
          strokeWidth="3.2"
          strokeLinecap="round"
        />
        <g fill={hair}>
          <circle cx="172" cy="138" r="21" />
          <circle cx="202" cy="120" r="23" />
          <circle cx="240" cy="112" r="26" />
          <circle cx="278" cy="120" r="23" />
          <circle cx="308" cy="138" r="21" />
        </g>
        <path
          d="M134 138C160 62 320 62 346 138L332 156C302 96 178 96 148 156Z"
          fill={tones.green}
        />
        <path
          d="M160 104l14 20M184 87l9 25M211 78l5 28M240 75v28M269 78l-5 28M296 87l-9 25M320 104l-14 20"
          stroke={tones.sage}
          strokeWidth="5"
        />
        <g fill="none" stroke={tones.vermilion} strokeWidth="7">
          <circle cx="154" cy="258" r="21" />
          <circle cx="326" cy="258" r="21" />
        </g>
      </g>
    </Frame>
  );
}
