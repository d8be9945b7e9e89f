import { Blush, Brows, Ears, Eyes, Frame, Head, Neck, Nose, type Skin, tones } from './parts.tsx';

const skin: Skin = {
  base: '#80502f',
  shade: '#623a22',
  blush: '#b4562f',
  line: '#2a130b',
  lips: '#7a352a',
};
const hair = '#1f1714';
const strand = '#4b3a31';

/** The locs, from the forehead up into the knot. */
const locs = [
  'M170 152C164 112 188 84 214 66',
  'M190 132C188 104 206 82 224 62',
  'M214 120C212 98 222 80 232 60',
  'M240 116V58',
  'M266 120C268 98 258 80 248 60',
  'M290 132C292 104 274 82 256 62',
  'M310 152C316 112 292 84 266 66',
] as const;

/** Their ends, above the knot. */
const ends = [
  'M222 52C196 46 180 30 188 16',
  'M232 46C222 30 212 14 216-4',
  'M248 46C256 30 262 12 254-6',
  'M258 52C284 44 296 28 288 10',
] as const;

export function Davi() {
  return (
    <Frame ground={tones.clay}>
      <path d="M70 480V240a170 170 0 0 1 340 0v240z" fill="#f0c8ae" />
      <Neck skin={skin} width={84} />
      <path d="M150 372C190 410 290 410 330 372L346 480H134Z" fill={tones.paper} />
      <path d="M150 372c16 16 38 24 62 28-16 22-24 48-24 80h-54z" fill={tones.sand} />
      <path
        d="M26 480c4-68 50-96 134-112 2 46 14 84 34 112zM454 480c-4-68-50-96-134-112-2 46-14 84-34 112z"
        fill={tones.green}
      />
      <path
        d="M26 480c4-68 50-96 134-112 2 46 14 84 34 112h-72c-8-22-10-46-6-70-14 20-22 44-22 70z"
        fill={tones.greenDeep}
      />
      <path
        d="M160 368l-22 8 18 62 30 22c-16-26-24-56-26-92zM320 368l22 8-18 62-30 22c16-26 24-56 26-92z"
        fill="#6f9075"
      />
      <g transform="translate(17 40) scale(0.93) rotate(4 240 330)">
        <Ears skin={skin} />
        <Head
          skin={skin}
          outline="M164 182C164 126 198 100 240 100C282 100 316 126 316 182C316 226 310 262 292 288C276 308 258 316 240 316C222 316 204 308 188 288C170 262 164 226 164 182Z"
        >
          <Blush skin={skin} />
          <path
            d="M150 226L168 222C176 252 186 268 204 270C216 262 230 260 242 263C254 260 266 262 278 270C296 268 304 252 312 222L330 226V340H150Z"
            fill={hair}
            opacity="0.5"
          />
          <path
            d="M204 298C214 288 268 288 278 298C274 314 258 326 241 326C224 326 208 314 204 298Z"
            fill={hair}
          />
        </Head>
        <path
          d="M202 268C214 256 230 256 241 260C252 256 268 256 280 268C266 266 254 268 241 268C228 268 216 266 202 268Z"
          fill={hair}
        />
        <path
          d="M212 274C226 279 256 279 270 273C266 288 256 292 241 292C226 292 216 288 212 274Z"
          fill={skin.lips}
        />
        <path
          d="M208 273c20 7 44 7 66-1"
          fill="none"
          stroke={skin.line}
          strokeWidth="3.4"
          strokeLinecap="round"
        />
        <path
          d="M160 190C152 116 190 72 240 72C290 72 328 116 320 190C318 166 312 150 304 138C262 118 218 118 176 138C168 150 162 166 160 190Z"
          fill={hair}
        />
        <g fill="none" stroke={hair} strokeWidth="22" strokeLinecap="round">
          {[...locs, ...ends].map((d) => (
            <path key={d} d={d} />
          ))}
        </g>
        <g fill="none" stroke={strand} strokeWidth="3" strokeLinecap="round" strokeDasharray="5 9">
          {[...locs, ...ends].map((d) => (
            <path key={d} d={d} />
          ))}
        </g>
        <path
          d="M208 60C226 48 254 48 272 60L268 44C254 36 226 36 212 44Z"
          fill={tones.vermilion}
        />
        <Brows color={hair} d="M0 0C14-9 38-10 54 6C36-1 18-1 1 10Z" y={176} />
        <Eyes skin={skin} />
        <Nose skin={skin} wide={6} />
        <g transform="translate(26 -7) rotate(-20 290 190)">
          <path d="M288 184h98v12h-98z" fill={tones.ochre} />
          <path d="M288 190h98v6h-98z" fill={tones.ochreDeep} />
          <path d="M376 184h16a4 4 0 0 1 4 4v4a4 4 0 0 1-4 4h-16z" fill={tones.vermilion} />
          <path d="M288 184l-18 6 18 6z" fill={tones.sand} />
          <path d="M277 187.700l-8 2.300 8 2.300z" fill={tones.ink} />
        </g>
      </g>
    </Frame>
  );
}
