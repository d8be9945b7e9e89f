import type { Language } from '../../language.ts';
import { number, type Text, text } from './text.ts';

/** Light measured in Helena's living room, and the plant's range, in lux. */
export const lux = { measured: 1200, from: 800, to: 3000 } as const;

const ends: readonly { lux: number; name: Text }[] = [
  { lux: 200, name: text('corredor', 'hallway') },
  { lux: 800, name: text('sala', 'living room') },
  { lux: 3000, name: text('janela', 'window') },
  { lux: 12000, name: text('varanda', 'balcony') },
];

/** Logarithmic, because eyes and leaves respond to ratios of light. */
const share = (value: number) => Math.log(value / 200) / Math.log(12000 / 200);

/** The light scale with the plant's range and the measured place. */
export function LightMeter({ language, width }: { language: Language; width: number }) {
  const x = (value: number) => Math.round(share(value) * width);
  return (
    <svg className="meter" width={width} height={74} viewBox={`0 0 ${width} 74`} aria-hidden="true">
      <defs>
        <linearGradient id="lux" x1="0" x2="1">
          <stop offset="0" stopColor="#22412f" />
          <stop offset="0.45" stopColor="#8d9a4a" />
          <stop offset="1" stopColor="#f3e36a" />
        </linearGradient>
      </defs>
      <rect x={0} y={33} width={width} height={12} rx={6} fill="url(#lux)" />
      <rect
        x={x(lux.from)}
        y={29}
        width={x(lux.to) - x(lux.from)}
        height={20}
        rx={4}
        fill="none"
        stroke="#14261c"
        strokeWidth={2}
      />
      <path
        d={`M${x(lux.measured)} 26V52`}
        stroke="#b9603e"
        strokeWidth={3}
        strokeLinecap="round"
      />
      <circle cx={x(lux.measured)} cy={39} r={7} fill="#fff" stroke="#b9603e" strokeWidth={3.4} />
      <text
        x={x(lux.measured)}
        y={19}
        textAnchor="middle"
        fontWeight={650}
        fontSize={14.5}
        fill="#8d442b"
      >
        {number(lux.measured, language)}
        {'\u00a0'}lux
      </text>
      {ends.map(({ lux: value, name }, index) => (
        <text
          key={value}
          x={x(value)}
          y={68}
          fontSize={13.5}
          fill="#55665a"
          textAnchor={index === 0 ? 'start' : index === ends.length - 1 ? 'end' : 'middle'}
        >
          {name[language]}
        </text>
      ))}
    </svg>
  );
}
