import type { Language } from '../../language.ts';
import { firstHour, rain, shift } from './diary-data.ts';

const step = 15;
const floor = 104;

function hour(value: number, language: Language): string {
  if (language === 'pt-BR') return `${value}h`;
  return value > 12 ? `${value - 12} pm` : `${value} am`;
}

interface RainChartProps {
  language: Language;
  shiftName: string;
}

/** Rain falls from the top, hour by hour; the band at the foot is when the crew was on the roof. */
export function RainChart({ language, shiftName }: RainChartProps) {
  const x = (value: number) => (value - firstHour) * step;
  return (
    <svg aria-hidden="true" className="rain" viewBox="0 0 180 146" fill="none">
      <path d="M0 14h180" stroke="#bdbdb6" strokeWidth="1.2" />
      <path
        d="M0 10v8M15 10v8M30 10v8M45 10v8M60 10v8M75 10v8M90 10v8M105 10v8M120 10v8M135 10v8M150 10v8M165 10v8"
        stroke="#bdbdb6"
      />
      {rain.map(({ hour: at, mm }) => (
        <path key={at} d={`M${x(at) + 2} 14h${step - 4}v${mm * 9}h-${step - 4}z`} fill="#2f74b5" />
      ))}
      <g stroke="#d39a2b" strokeWidth="2.2">
        <circle cx="112" cy="56" r="13" fill="#f0b94a" />
        <path d="M112 36v-7M112 76v7M92 56h-7M132 56h7M98 42l-5-5M126 42l5-5M98 70l-5 5M126 70l5 5" />
      </g>
      <path d={`M${x(shift.from)} ${floor}H${x(shift.to)}v20H${x(shift.from)}z`} fill="#1c4c80" />
      <path d={`M0 ${floor + 20}h180`} stroke="#143154" strokeWidth="1.5" />
      <text className="rain-shift" x={x(13)} y={floor + 15} textAnchor="middle">
        {shiftName}
      </text>
      <text x={x(7) - 15} y={floor + 37}>
        {hour(firstHour, language)}
      </text>
      <text x={x(shift.from) - 3} y={floor + 37}>
        {hour(shift.from, language)}
      </text>
      <text x={x(shift.to)} y={floor + 37} textAnchor="middle">
        {hour(shift.to, language)}
      </text>
    </svg>
  );
}
