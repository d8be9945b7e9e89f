import type { Language } from '../../language.ts';
import { type Text, text } from './text.ts';

interface CareMonth {
  name: Text;
  waterings: number;
  feed: boolean;
  task?: 'repot' | 'clean';
}

const careYear: readonly CareMonth[] = [
  { name: text('jan', 'Jan'), waterings: 6, feed: true },
  { name: text('fev', 'Feb'), waterings: 6, feed: true, task: 'clean' },
  { name: text('mar', 'Mar'), waterings: 5, feed: true },
  { name: text('abr', 'Apr'), waterings: 4, feed: false },
  { name: text('mai', 'May'), waterings: 3, feed: false, task: 'clean' },
  { name: text('jun', 'Jun'), waterings: 3, feed: false },
  { name: text('jul', 'Jul'), waterings: 3, feed: false },
  { name: text('ago', 'Aug'), waterings: 3, feed: false, task: 'clean' },
  { name: text('set', 'Sep'), waterings: 4, feed: true, task: 'repot' },
  { name: text('out', 'Oct'), waterings: 5, feed: true },
  { name: text('nov', 'Nov'), waterings: 6, feed: true, task: 'clean' },
  { name: text('dez', 'Dec'), waterings: 6, feed: true },
];

const march = 2;
const turn = 30;

/** Point on the wheel: degrees clockwise from noon. */
function at(degrees: number, radius: number): { x: number; y: number } {
  const radians = ((degrees - 90) * Math.PI) / 180;
  return { x: Math.cos(radians) * radius, y: Math.sin(radians) * radius };
}

function wedge(from: number, to: number, inner: number, outer: number): string {
  const write = (degrees: number, radius: number) => {
    const { x, y } = at(degrees, radius);
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  };
  return `M${write(from, outer)}A${outer} ${outer} 0 0 1 ${write(to, outer)}L${write(to, inner)}A${inner} ${inner} 0 0 0 ${write(from, inner)}Z`;
}

export const dropPath = 'M0-8C3-3 6 0 6 4A6 6 0 0 1-6 4C-6 0-3-3 0-8Z';
export const feedPath = 'M-7 5C-7-5 0-8 8-8C8 2 2 8-7 5ZM-8 8L2-2';
export const repotPath = 'M-8-6H8L6 8H-6ZM-9.500-8H9.500V-4H-9.500Z';
export const cleanPath =
  'M-8 3C-4-1-1 6 3 2S8 3 9 1M-8-3C-4-7-1 0 3-4S8-3 9-5M-8 9C-4 5-1 12 3 8S8 9 9 7';

/** A year of care: waterings per month outside, then feeding, then repotting and cleaning. */
export function CareWheel({ language }: { language: Language }) {
  return (
    <g>
      <circle r={232} fill="#1b4a34" />
      <path d={wedge(march * turn - 15, march * turn + 15, 100, 246)} fill="#dfe04e" />
      {careYear.map(({ name, waterings, feed, task }, index) => {
        const middle = index * turn;
        const now = index === march;
        const label = at(middle, now ? 221 : 214);
        const food = at(middle, 149);
        const job = at(middle, 118);
        return (
          <g key={name.en}>
            <path
              d={`M${at(middle + 15, 100).x} ${at(middle + 15, 100).y}L${at(middle + 15, 232).x} ${at(middle + 15, 232).y}`}
              stroke="#3a6b50"
              strokeWidth={1}
            />
            <text
              x={label.x}
              y={label.y + 6}
              textAnchor="middle"
              fontSize={now ? 18 : 16.5}
              fontWeight={now ? 700 : 550}
              fill={now ? '#14261c' : '#f3efdf'}
            >
              {name[language]}
            </text>
            {Array.from({ length: waterings }, (_, drop) => {
              const degrees = middle + (drop - (waterings - 1) / 2) * 4.15;
              const { x, y } = at(degrees, 184);
              return (
                <path
                  key={degrees}
                  d={dropPath}
                  transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${degrees.toFixed(1)}) scale(.82)`}
                  fill={now ? '#235468' : '#8ec3d2'}
                />
              );
            })}
            {feed && (
              <path
                d={feedPath}
                transform={`translate(${food.x} ${food.y}) scale(1.1)`}
                fill={now ? '#2f6b3c' : '#a8cf6c'}
                stroke={now ? '#2f6b3c' : '#a8cf6c'}
                strokeWidth={1.4}
                strokeLinecap="round"
              />
            )}
            {task === 'repot' && (
              <path
                d={repotPath}
                transform={`translate(${job.x} ${job.y}) scale(1.1)`}
                fill="#e08a5f"
              />
            )}
            {task === 'clean' && (
              <path
                d={cleanPath}
                transform={`translate(${job.x} ${job.y - 2}) scale(1)`}
                fill="none"
                stroke="#e9dcb8"
                strokeWidth={2.2}
                strokeLinecap="round"
              />
            )}
          </g>
        );
      })}
      <circle r={100} fill="#cfd9b6" />
    </g>
  );
}
