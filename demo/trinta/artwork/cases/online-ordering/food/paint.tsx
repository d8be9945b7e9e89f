import type { ReactNode } from 'react';

type Stop = readonly [offset: number, color: string, opacity?: number];

function Stops({ stops }: { stops: readonly Stop[] }): ReactNode {
  return stops.map(([offset, color, opacity = 1]) => (
    <stop key={offset} offset={offset} stopColor={color} stopOpacity={opacity} />
  ));
}

/** Light falls from the upper left on everything. */
const round = {
  'food-enamel': [
    [0, '#ffffff'],
    [0.6, '#f6f6f1'],
    [1, '#dfe2e1'],
  ],
  'food-well': [
    [0, '#fffefa'],
    [0.72, '#f7f6f0'],
    [0.9, '#e4e6e4'],
    [1, '#c3cacd'],
  ],
  'food-light': [
    [0, '#fff1c4', 0.3],
    [0.4, '#fff1c4', 0.08],
    [1, '#fff1c4', 0],
  ],
  'food-yolk': [
    [0, '#ffe27a'],
    [0.45, '#fdc02f'],
    [1, '#e58f0d'],
  ],
  'food-egg': [
    [0, '#ffffff'],
    [0.7, '#fdf8ea'],
    [1, '#efdfbb'],
  ],
  'food-pao': [
    [0, '#fdeab0'],
    [0.4, '#f3cb71'],
    [0.75, '#dfa447'],
    [1, '#b1742b'],
  ],
  'food-broth': [
    [0, '#b26a37'],
    [0.6, '#8d4a22'],
    [1, '#5d2b12'],
  ],
  'food-gravy': [
    [0, '#d08a3a'],
    [0.65, '#b26a24'],
    [1, '#834512'],
  ],
  'food-angu': [
    [0, '#ffe691'],
    [0.5, '#f8cd55'],
    [1, '#d79a25'],
  ],
  'food-tutu': [
    [0, '#a4694a'],
    [0.55, '#834b30'],
    [1, '#57301d'],
  ],
  'food-chicken': [
    [0, '#f0bd72'],
    [0.4, '#d58d3f'],
    [0.8, '#a65f21'],
    [1, '#7a3f13'],
  ],
  'food-pork': [
    [0, '#d9a06d'],
    [0.5, '#b4713f'],
    [1, '#7c4422'],
  ],
  'food-caramel': [
    [0, '#e3a45a'],
    [0.5, '#bf7330'],
    [1, '#8a4a18'],
  ],
  'food-cheese': [
    [0, '#ffffff'],
    [0.7, '#fbf6e6'],
    [1, '#e8dcbd'],
  ],
  'food-coffee': [
    [0, '#5b3119'],
    [0.75, '#351a0d'],
    [1, '#1f0e07'],
  ],
  'food-orange': [
    [0, '#ffd37a'],
    [0.7, '#f7ac38'],
    [1, '#e08c1b'],
  ],
} as const satisfies Record<string, readonly Stop[]>;

const straight = {
  'food-rim': [
    [0, '#3f74c4'],
    [0.45, '#1f4f9c'],
    [1, '#173a76'],
  ],
  'food-shade': [
    [0.45, '#2a1204', 0],
    [1, '#2a1204', 0.42],
  ],
  'food-wood': [
    [0, '#8a5a36'],
    [1, '#6a4127'],
  ],
} as const satisfies Record<string, readonly Stop[]>;

/** The paints that the food drawings refer to; once in each screen that shows food. */
export function FoodPaint() {
  return (
    <svg width="0" height="0" style={{ position: 'absolute' }} aria-hidden="true">
      <defs>
        {Object.entries(round).map(([id, stops]) => (
          <radialGradient key={id} id={id} cx="0.42" cy="0.38" r="0.66">
            <Stops stops={stops} />
          </radialGradient>
        ))}
        {Object.entries(straight).map(([id, stops]) => (
          <linearGradient key={id} id={id} x1="0.15" y1="0.1" x2="0.85" y2="0.95">
            <Stops stops={stops} />
          </linearGradient>
        ))}
        <filter id="food-soft" x="-20%" y="-20%" width="140%" height="140%">
          <feGaussianBlur stdDeviation="2" />
        </filter>
        <filter id="food-softer" x="-25%" y="-25%" width="150%" height="150%">
          <feGaussianBlur stdDeviation="4.5" />
        </filter>
      </defs>
    </svg>
  );
}
