import { Blush, Brows, Eyes, Frame, Head, Neck, Nose, type Skin, tones } from './parts.tsx';

const skin: Skin = {
  base: '#f0cba2',
  shade: '#dbae82',
  blush: '#e88a63',
  line: '#50281a',
  lips: '#b8402c',
};
const hair = '#231c1e';
const shine = '#51464a';
const silver = '#b9b2aa';

export function Clara() {
  return (
    <Frame ground={tones.sand}>
      <path d="M76 480V40H404V480Z" fill="#d4c7b1" />
      <path d="M240 40V300M76 190H404" stroke={tones.sand} strokeWidth="8" />
      <g transform="rotate(-4 240 330)">
        <path
          d="M128 332C106 240 108 62 240 58C372 62 374 240 352 332C316 350 164 350 128 332Z"
          fill={hair}
        />
      </g>
      <Neck skin={skin} width={66} />
      <path
        d="M50 480c4-68 52-94 130-110 30 18 90 18 120 0 78 16 126 42 130 110z"
        fill={tones.vermilion}
      />
      <path
        d="M50 480c4-68 52-94 130-110 8 5 18 9 28 11-48 20-74 54-76 99z"
        fill={tones.vermilionDeep}
      />
      <path d="M198 322c24 16 60 16 84 0l20 50c-32 26-92 26-124 0z" fill={tones.vermilion} />
      <path
        d="M198 322c10 7 20 10 31 11-11 18-14 40-9 58-16-3-30-9-42-19z"
        fill={tones.vermilionDeep}
      />
      <path
        d="M290 344c-26 18-62 20-86 8"
        fill="none"
        stroke={tones.vermilionDeep}
        strokeWidth="3"
        strokeLinecap="round"
      />
      <g transform="rotate(-4 240 330)">
        <Head
          skin={skin}
          outline="M166 188C166 130 198 106 240 106C282 106 314 130 314 188C314 232 304 262 284 284C268 302 254 310 240 310C226 310 212 302 196 284C176 262 166 232 166 188Z"
        >
          <Blush skin={skin} y={246} />
        </Head>
        <Brows color={hair} d="M0 1C14-7 34-8 50 5C34 0 18-1 1 7Z" y={182} />
        <Eyes skin={skin} y={210} lashes inner={3} />
        <Nose skin={skin} wide={-3} />
        <path
          d="M212 275C222 269 232 268 240 272C248 268 260 268 270 273C262 289 252 293 241 293C230 293 220 289 212 275Z"
          fill={skin.lips}
        />
        <path
          d="M207 273c22 8 46 7 68-3"
          fill="none"
          stroke={skin.line}
          strokeWidth="3.2"
          strokeLinecap="round"
        />
        <path
          d="M128 332C100 230 112 60 240 58C368 60 380 230 352 332C338 338 320 340 304 340C318 292 322 240 314 176C276 182 214 172 180 146C162 196 162 292 176 340C160 340 142 338 128 332Z"
          fill={hair}
        />
        <path
          d="M232 62C204 84 188 112 180 146C196 158 214 166 234 171C222 136 224 96 246 60Z"
          fill={silver}
        />
        <path
          d="M242 70C226 100 224 136 234 170"
          fill="none"
          stroke={hair}
          strokeWidth="3"
          opacity="0.5"
        />
        <path
          d="M222 84C206 106 198 128 196 154"
          fill="none"
          stroke={hair}
          strokeWidth="3"
          opacity="0.5"
        />
        <path
          d="M138 214C136 172 148 130 176 104M320 118C336 144 342 174 342 206"
          fill="none"
          stroke={shine}
          strokeWidth="7"
          strokeLinecap="round"
        />
      </g>
    </Frame>
  );
}
