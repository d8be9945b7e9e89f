import type { Language } from '../../language.ts';
import { baseMonth, monthlySales } from './data.ts';
import { text, thousands } from './text.ts';

const width = 604;
const height = 318;
const left = 34;
const floor = height - 26;
const perBase = 62;
const step = (width - left) / (monthlySales.length + 1);
const bar = 27;

const words = {
  old: text('loja antiga', 'old shop'),
  from: text('mar/25', 'Mar ’25'),
  to: text('mar/26', 'Mar ’26'),
};

const tall = (sales: number) => (sales / baseMonth) * perBase;

/** Bar with the base month in clay at its foot, so that the multiple can be read off. */
function Bar({ index, sales, last }: { index: number; sales: number; last: boolean }) {
  const x = left + step * index + (step - bar) / 2;
  const top = floor - tall(sales);
  const base = floor - Math.min(perBase, tall(sales));
  const gain = base - top;
  return (
    <g>
      <path d={`M${x} ${floor}V${base}H${x + bar}V${floor}Z`} fill="#c8704a" />
      {gain > 0 && (
        <path
          d={`M${x} ${base - 1.5}V${top + Math.min(3, gain / 2)}Q${x} ${top} ${x + 3} ${top}H${x + bar - Math.min(10, gain)}Q${x + bar} ${top} ${x + bar} ${top + Math.min(10, gain)}V${base - 1.5}Z`}
          fill={last ? '#dfe04e' : '#7fae74'}
        />
      )}
    </g>
  );
}

export function SalesChart({ language }: { language: Language }) {
  const bars = [
    { label: words.from[language], sales: baseMonth },
    ...monthlySales.map(({ month, sales }, index) => ({
      label: (index === monthlySales.length - 1 ? words.to : month)[language],
      sales,
    })),
  ];
  return (
    <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {[1, 2, 3, 4].map((multiple) => (
        <g key={multiple}>
          <path
            d={`M${left} ${floor - multiple * perBase}H${width}`}
            stroke={multiple === 1 ? '#c8704a' : '#3d6a52'}
            strokeWidth={multiple === 1 ? 1.6 : 1}
            strokeDasharray={multiple === 1 ? '5 4' : undefined}
          />
          <text
            x={0}
            y={floor - multiple * perBase + 5}
            fontSize={14}
            fontWeight={600}
            fill="#b9cbb0"
          >
            {multiple}×
          </text>
        </g>
      ))}
      {bars.map(({ label, sales }, index) => (
        <g key={`${label}${sales}`}>
          <Bar index={index} sales={sales} last={index === bars.length - 1} />
          <text
            x={
              index === bars.length - 1
                ? width
                : left + step * (index + 0.5) - (index === 0 ? 4 : 0)
            }
            y={height - 6}
            textAnchor={index === bars.length - 1 ? 'end' : 'middle'}
            fontSize={13.5}
            fontWeight={index === 0 || index === bars.length - 1 ? 650 : 450}
            fill={index === 0 ? '#efa07c' : '#d9e2cb'}
          >
            {label}
          </text>
        </g>
      ))}
      <text x={left + 6} y={floor - perBase - 28} fontSize={13.5} fontWeight={600} fill="#efa07c">
        {words.old[language]}
        <tspan x={left + 6} dy={17}>
          {thousands(baseMonth, language)}
        </tspan>
      </text>
      <text
        x={width - 2}
        y={floor - 4 * perBase - 10}
        textAnchor="end"
        fontSize={15}
        fontWeight={700}
        fill="#dfe04e"
      >
        {thousands(monthlySales.at(-1)?.sales ?? 0, language)}
      </text>
    </svg>
  );
}
