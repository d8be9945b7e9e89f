import { Blush, Brows, Ears, Eyes, Frame, Head, Neck, Nose, type Skin, tones } from './parts.tsx';

const skin: Skin = {
  base: '#e4b48b',
  shade: '#c99366',
  blush: '#dd7f58',
  line: '#5a2f1b',
  lips: '#b05a44',
};
const hair = '#8d867c';
const hairDeep = '#6d665e';

export function Bruno() {
  return (
    <Frame ground={tones.green}>
      <path d="M0 330L120 214L206 296L322 168L480 320V480H0Z" fill="#6d8d72" />
      <path d="M150 190C138 120 172 76 240 76C308 76 342 120 330 190L318 206H162Z" fill={hairDeep} />
      <Neck skin={skin} width={92} />
      <path d="M26 480c2-70 50-96 138-112 20 22 46 32 76 32s56-10 76-32c88 16 136 42 138 112z" fill={tones.ochre} />
      <path d="M26 480c2-70 50-96 138-112 6 10 14 18 24 24-50 16-74 44-78 88z" fill={tones.ochreDeep} />
      <path d="M162 356c18 26 46 38 78 38s60-12 78-38l14 24c-20 28-52 44-92 44s-72-16-92-44z" fill={tones.ochreDeep} />
      <path d="M176 372l-8 20M196 386l-6 22M218 394l-3 24M262 394l3 24M284 386l6 22M304 372l8 20" stroke={tones.ochre} strokeWidth="4" strokeLinecap="round" />
      <Ears skin={skin} y={210} />
      <Head
        skin={skin}
        outline="M162 186C162 128 196 100 240 100C284 100 318 128 318 186C318 226 316 262 296 288C280 308 262 316 240 316C218 316 200 308 184 288C164 262 162 226 162 186Z"
      >
        <Blush skin={skin} y={242} />
        <path d="M150 196L176 206C180 236 188 256 206 258C222 252 258 252 274 258C292 256 300 236 304 206L330 196V340H150Z" fill={hair} />
        <path d="M150 196L176 206C180 236 188 256 206 258C214 255 222 254 230 254C226 264 228 272 233 276C226 290 232 304 236 330H150Z" fill={hairDeep} />
      </Head>
      <path d="M214 274C222 268 232 268 240 271C248 268 260 268 268 274C262 290 252 294 241 294C230 294 220 290 214 274Z" fill={skin.base} />
      <path d="M214 275c18 7 36 7 56-3" fill="none" stroke={skin.line} strokeWidth="4" strokeLinecap="round" />
      <path d="M228 289c8 4 18 4 26 0" fill="none" stroke={skin.lips} strokeWidth="4" strokeLinecap="round" />
      <path d="M160 190C152 128 178 84 240 84C302 84 328 128 320 190C312 172 308 156 306 140C290 128 268 122 252 116C226 130 196 132 176 138C174 158 168 174 160 190Z" fill={hair} />
      <path d="M184 118c20-2 44-8 60-20M268 100c12 8 24 14 36 18" fill="none" stroke="#a8a197" strokeWidth="5" strokeLinecap="round" />
      <Brows color={hairDeep} d="M0 8C10-6 34-8 52 4C36 0 18 2 4 14Z" y={172} />
      <Eyes skin={skin} y={206} smile={1} />
      <Nose skin={skin} wide={2} />
      <g fill="none" stroke={tones.ink} strokeWidth="6">
        <rect x="174" y="184" width="60" height="48" rx="20" />
        <rect x="250" y="184" width="60" height="48" rx="20" />
        <path d="M234 202c5-5 11-5 16 0M174 200l-14-4M310 200l12-4" strokeLinecap="round" />
      </g>
    </Frame>
  );
}
