import type { ReactNode } from 'react';

/** The family's colours: the site's paper, ink, ochre, green and vermilion. */
export const tones = {
  paper: '#f7f3ec',
  sand: '#e6dccb',
  ink: '#241d18',
  ochre: '#dba442',
  ochreDeep: '#b9822a',
  green: '#5c7d63',
  greenDeep: '#40604a',
  sage: '#c3cdb8',
  clay: '#e3aa8b',
  vermilion: '#e9502e',
  vermilionDeep: '#bf3a1d',
} as const;

export interface Skin {
  base: string;
  /** The side away from the light. */
  shade: string;
  blush: string;
  /** Drawn lines: brows aside, everything on the face. */
  line: string;
  lips: string;
}

interface FrameProps {
  ground: string;
  children: ReactNode;
}

/** A square portrait. Light falls from the right in all four. */
export function Frame({ ground, children }: FrameProps) {
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox="0 0 480 480"
      width="480"
      height="480"
      aria-hidden="true"
    >
      <rect width="480" height="480" fill={ground} />
      {children}
    </svg>
  );
}

interface HeadProps {
  skin: Skin;
  /** Closed outline of the face. */
  outline: string;
  children?: ReactNode;
}

/**
 * The face with its shaded side. The border of the shade runs down the forehead, along the nose and
 * the lips to the chin: it is what gives the flat shapes their bones.
 */
export function Head({ skin, outline, children }: HeadProps) {
  return (
    <>
      <clipPath id="face">
        <path d={outline} />
      </clipPath>
      <path d={outline} fill={skin.base} />
      <g clipPath="url(#face)">
        <path
          d="M140 90H208C196 124 196 152 204 174C216 178 226 184 229 196C229 214 222 228 216 240C221 247 228 250 236 251C230 258 230 264 233 270C226 278 226 288 230 296C234 304 236 312 236 330H140Z"
          fill={skin.shade}
        />
        {children}
      </g>
    </>
  );
}

export function Ears({ skin, y = 206 }: { skin: Skin; y?: number }) {
  return (
    <>
      <ellipse
        cx="160"
        cy={y}
        rx="17"
        ry="25"
        fill={skin.shade}
        transform={`rotate(-8 160 ${y})`}
      />
      <ellipse cx="320" cy={y} rx="17" ry="25" fill={skin.base} transform={`rotate(8 320 ${y})`} />
      <path
        d={`M325 ${y - 11}c-8 2-10 12-6 22`}
        fill="none"
        stroke={skin.line}
        strokeWidth="3"
        strokeLinecap="round"
        opacity="0.55"
      />
    </>
  );
}

export function Neck({ skin, width = 74 }: { skin: Skin; width?: number }) {
  const left = 240 - width / 2;
  return (
    <>
      <path
        d={`M${left} 264h${width}v66c0 20 14 34 42 42l-20 58h-${width + 44}l-20-58c28-8 42-22 42-42z`}
        fill={skin.base}
      />
      <path d={`M${left} 264h${width}v34c-8 24-32 46-${width} 50z`} fill={skin.shade} />
    </>
  );
}

interface EyesProps {
  skin: Skin;
  y?: number;
  lashes?: boolean;
  /** Start of the lid at the nose, in units below the pupil's centre. */
  inner?: number;
}

export function Eyes({ skin, y = 204, lashes = false, inner = 1 }: EyesProps) {
  return (
    <g stroke={skin.line} strokeLinecap="round" fill="none">
      {[-1, 1].map((side) => (
        <g key={side} transform={`translate(${242 + side * 35} ${y}) scale(${side} 1)`}>
          <ellipse rx="6.6" ry="7.6" fill={tones.ink} stroke="none" />
          <circle cx={2.4 * side} cy="-2.6" r="2" fill={tones.paper} stroke="none" />
          <path d={`M-14 ${inner}C-9-9 7-11 16-1`} strokeWidth="4" />
          {lashes && <path d="M15-2l7-5" strokeWidth="3.6" />}
        </g>
      ))}
    </g>
  );
}

/** The shadow under the tip; the bridge is the border of the face's shade. */
export function Nose({ skin, wide = 0 }: { skin: Skin; wide?: number }) {
  return (
    <path
      d={`M${226 - wide} 248C${230 - wide} 255 ${246 + wide} 257 ${253 + wide} 249C${256 + wide} 247 ${257 + wide} 244 ${256 + wide} 241`}
      fill="none"
      stroke={skin.line}
      strokeWidth="3.4"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  );
}

/** Warmth of the cheeks. */
export function Blush({ skin, y = 242 }: { skin: Skin; y?: number }) {
  return (
    <>
      <circle cx="184" cy={y} r="15" fill={skin.blush} opacity="0.3" />
      <circle cx="298" cy={y} r="15" fill={skin.blush} opacity="0.42" />
    </>
  );
}

/** Both brows, each drawn as for the right one: from its inner end outwards. */
export function Brows({ color, d, y = 176 }: { color: string; d: string; y?: number }) {
  return (
    <g fill={color}>
      <path d={d} transform={`translate(260 ${y})`} />
      <path d={d} transform={`translate(224 ${y}) scale(-1 1)`} />
    </g>
  );
}
