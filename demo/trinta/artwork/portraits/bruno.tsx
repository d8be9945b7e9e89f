import { Blush, Brows, Ears, Eyes, Frame, Head, Neck, Nose, type Skin, tones } from './parts.tsx';

const skin: Skin = {
  base: '#e4b48b',
  shade: '#cb9669',
  blush: '#dd7f58',
  line: '#5a2f1b',
  lips: '#b3604a',
};
const hair = '#968f85';
const hairDeep = '#706960';
const hairLight = '#b5aea3';

export function Bruno() {
  return (
    <Frame ground={tones.green}>
      <path d="M0 318L112 196L206 300L330 150L480 306V480H0Z" fill="#6f9075" />
      <Neck skin={skin} width={96} />
      <path
        d="M18 480c2-74 54-100 146-116 20 22 46 32 76 32s56-10 76-32c92 16 144 42 146 116z"
        fill={tones.ochre}
      />
      <path
        d="M18 480c2-74 54-100 146-116 6 10 14 18 24 24-46 18-70 48-74 92z"
        fill={tones.ochreDeep}
      />
      <path
        d="M160 352c18 28 46 40 80 40s62-12 80-40l16 26c-22 30-54 46-96 46s-74-16-96-46z"
        fill="#c8902f"
      />
      <path
        d="M174 374l-10 20M194 390l-7 22M217 399l-3 23M263 399l3 23M286 390l7 22M306 374l10 20M240 401v22"
        stroke={tones.ochreDeep}
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path
        d="M204 452v28M240 456v24M276 452v28M168 440v40M312 440v40M348 430v50M384 432v48"
        stroke={tones.ochreDeep}
        strokeWidth="3"
        strokeLinecap="round"
        opacity="0.55"
      />
      <g transform="rotate(-3 240 330)">
        <path
          d="M152 196C136 120 168 72 240 72C312 72 344 120 328 196L318 210H162Z"
          fill={hairDeep}
        />
        <Ears skin={skin} y={210} />
        <Head
          skin={skin}
          outline="M162 186C162 128 196 100 240 100C284 100 318 128 318 186C318 226 318 264 298 292C282 312 262 322 240 322C218 322 198 312 182 292C162 264 162 226 162 186Z"
        >
          <Blush skin={skin} y={240} />
          <path
            d="M150 194L172 200C174 232 180 254 200 258C222 250 234 258 242 258C250 258 262 250 282 258C302 254 306 232 308 200L330 194V340H150Z"
            fill={hair}
          />
          <path
            d="M150 194L172 200C174 232 180 254 200 258C214 253 224 254 232 257C226 264 226 270 230 276C226 284 224 290 228 298C232 306 234 314 236 340H150Z"
            fill={hairDeep}
          />
        </Head>
        <path
          d="M206 270C218 276 264 276 276 269C272 290 260 297 242 297C224 297 211 290 206 270Z"
          fill="#7a3526"
        />
        <path
          d="M213 273C230 277 252 277 270 272C267 280 256 283 242 283C228 283 217 280 213 273Z"
          fill={tones.paper}
        />
        <path
          d="M160 194C150 126 176 80 240 80C304 80 330 126 320 194C312 176 307 158 304 140C290 132 270 124 252 112C228 130 196 134 177 140C173 158 168 176 160 194Z"
          fill={hair}
        />
        <path
          d="M186 116c24-2 46-10 62-24M204 98c14-2 24-5 34-10M272 104c10 8 20 13 30 16"
          fill="none"
          stroke={hairLight}
          strokeWidth="5"
          strokeLinecap="round"
        />
        <Brows color={hairDeep} d="M-2 0C14-9 38-9 54 6C36 0 18 0 0 10Z" y={170} />
        <Eyes skin={skin} y={206} />
        <Nose skin={skin} wide={3} />
        <g fill="none" stroke={tones.ink} strokeWidth="6">
          <rect x="175" y="184" width="60" height="46" rx="21" />
          <rect x="249" y="184" width="60" height="46" rx="21" />
          <path d="M235 202c4-5 10-5 14 0M175 200l-15-5M309 200l13-5" strokeLinecap="round" />
        </g>
        <path
          d="M192 196l14-8M266 196l14-8"
          stroke={tones.paper}
          strokeWidth="3"
          strokeLinecap="round"
          opacity="0.6"
        />
      </g>
    </Frame>
  );
}
