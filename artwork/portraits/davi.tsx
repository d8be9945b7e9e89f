import { Blush, Brows, Ears, Eyes, Frame, Head, Neck, Nose, type Skin, tones } from './parts.tsx';

const skin: Skin = {
  base: '#7a4a30',
  shade: '#5c3421',
  blush: '#a5512f',
  line: '#2a130b',
  lips: '#7c3a2e',
};
const hair = '#1d1512';
const strand = '#43332b';

/** The locs, from the forehead up into the knot. */
const locs = [
  'M168 150C160 110 188 84 214 70',
  'M184 128C180 104 204 82 224 66',
  'M206 114C206 94 220 80 232 62',
  'M232 108C230 92 236 78 240 60',
  'M258 110C260 94 252 78 248 62',
  'M284 118C284 98 268 82 256 66',
  'M306 134C306 108 284 86 264 70',
] as const;

export function Davi() {
  return (
    <Frame ground={tones.clay}>
      <path d="M72 480V236a168 168 0 0 1 336 0v244z" fill="#efc3a8" />
      <Neck skin={skin} width={84} />
      <path d="M34 480c4-66 48-92 130-110 22 26 48 38 76 38s54-12 76-38c82 18 126 44 130 110z" fill={tones.green} />
      <path d="M164 366c18 34 44 54 76 62 32-8 58-28 76-62l12 8c-6 44-38 84-88 106-50-22-82-62-88-106z" fill={tones.paper} />
      <path d="M34 480c4-66 48-92 130-110l-14 8c6 40 28 76 60 102z" fill={tones.greenDeep} />
      <Ears skin={skin} />
      <Head
        skin={skin}
        outline="M164 182C164 126 198 100 240 100C282 100 316 126 316 182C316 226 308 262 290 286C274 306 258 314 240 314C222 314 206 306 190 286C172 262 164 226 164 182Z"
      >
        <Blush skin={skin} />
      </Head>
      <g fill="none" stroke={hair} strokeWidth="25" strokeLinecap="round">
        {locs.map((d) => (
          <path key={d} d={d} />
        ))}
        <path d="M204 62C196 30 228 22 240 34M276 62C284 30 252 18 240 34M222 44C232 20 262 22 266 46" />
      </g>
      <g fill="none" stroke={strand} strokeWidth="3.5" strokeLinecap="round" strokeDasharray="8 7">
        {locs.map((d) => (
          <path key={d} d={d} />
        ))}
      </g>
      <Brows color={hair} d="M0 6C12-8 34-9 52 3C36-1 18 1 4 13Z" y={174} />
      <Eyes skin={skin} smile={0.8} />
      <Nose skin={skin} wide={5} />
    </Frame>
  );
}
