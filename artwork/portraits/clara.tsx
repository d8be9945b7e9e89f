import { Blush, Brows, Ears, Eyes, Frame, Head, Neck, Nose, type Skin, tones } from './parts.tsx';

const skin: Skin = {
  base: '#f0cba2',
  shade: '#d9a97c',
  blush: '#e88a63',
  line: '#50281a',
  lips: '#c0452f',
};
const hair = '#201a1c';
const shine = '#4a4044';

export function Clara() {
  return (
    <Frame ground={tones.sand}>
      <rect x="84" y="36" width="312" height="444" fill="#d3c5ae" />
      <path d="M132 330C112 240 112 70 240 66C368 70 368 240 348 330C312 346 168 346 132 330Z" fill={hair} />
      <Neck skin={skin} width={66} />
      <path d="M58 480c4-66 50-90 126-106h112c76 16 122 40 126 106z" fill={tones.vermilion} />
      <path d="M58 480c4-66 50-90 126-106h22c-46 22-70 58-72 106z" fill={tones.vermilionDeep} />
      <path d="M196 332c26 14 62 14 88 0l14 44c-30 22-86 22-116 0z" fill={tones.vermilion} />
      <path d="M196 332c10 6 22 9 34 10-12 16-14 34-8 50-14-2-28-8-40-16z" fill={tones.vermilionDeep} />
      <Ears skin={skin} y={212} />
      <Head
        skin={skin}
        outline="M166 188C166 130 198 106 240 106C282 106 314 130 314 188C314 232 304 262 284 284C268 302 254 310 240 310C226 310 212 302 196 284C176 262 166 232 166 188Z"
      >
        <Blush skin={skin} y={244} />
      </Head>
      <Brows color={hair} d="M2 4C14-5 32-6 48 2C34 0 18 1 4 9Z" y={180} />
      <Eyes skin={skin} y={208} lashes smile={0.6} />
      <Nose skin={skin} wide={-3} />
      <path d="M212 274C222 268 232 267 240 271C248 267 260 267 270 273C262 288 252 292 241 292C230 292 220 288 212 274Z" fill={skin.lips} />
      <path d="M210 274c20 5 40 5 62-2" fill="none" stroke={skin.line} strokeWidth="3.4" strokeLinecap="round" />
      <path d="M132 330C104 230 116 64 240 62C364 64 376 230 348 330C334 336 318 338 302 338C316 290 320 236 312 176C280 178 206 170 178 150C164 196 162 286 178 338C162 338 146 336 132 330Z" fill={hair} />
      <path d="M146 176C150 120 184 92 226 86M322 130C330 148 334 166 334 190" fill="none" stroke={shine} strokeWidth="7" strokeLinecap="round" />
      <circle cx="326" cy="318" r="0" />
    </Frame>
  );
}
