import type { ReactNode } from 'react';

interface PlateProps {
  /** Radius of the flat middle: a bowl has a wide one, a plate a rim to hold it by. */
  well?: number;
  /** Scale of the food's drawing. */
  helping?: number;
  children?: ReactNode;
}

/** An enamel plate (“ágata”) from above, in a box of 200: white, blue rim, chipped by use. */
export function Plate({ well = 72, helping = 1.17, children }: PlateProps) {
  return (
    <>
      <circle cx="103" cy="107" r="92" fill="#2a1204" opacity="0.3" filter="url(#food-softer)" />
      <circle cx="100" cy="100" r="95" fill="url(#food-rim)" />
      <circle cx="100" cy="100" r="90" fill="url(#food-enamel)" />
      <path
        d="M22 72a83 83 0 0 1 62-54"
        fill="none"
        stroke="#fff"
        strokeWidth="3"
        strokeLinecap="round"
        opacity="0.9"
      />
      <circle
        cx="100"
        cy="100"
        r={well}
        fill="url(#food-well)"
        stroke="#d5d9da"
        strokeWidth="0.8"
      />
      <path d="m186 128 4-1 1-6-4 1z" fill="#2a2624" />
      <path d="m61 187 5 2 4-1-3-3z" fill="#2a2624" />
      <g transform={`translate(${100 * (1 - helping)} ${100 * (1 - helping)}) scale(${helping})`}>
        {children}
      </g>
    </>
  );
}

/** The shadow below a helping of food. */
export function Lift({ d }: { d: string }) {
  return (
    <path
      d={d}
      transform="translate(2.5 4)"
      fill="#3a1c08"
      opacity="0.45"
      filter="url(#food-soft)"
    />
  );
}

/** Light on the upper left of a helping and shade on its lower right. */
export function Relief({ d, light = true }: { d: string; light?: boolean }) {
  return (
    <>
      {light && <path d={d} fill="url(#food-light)" />}
      <path d={d} fill="url(#food-shade)" />
    </>
  );
}
