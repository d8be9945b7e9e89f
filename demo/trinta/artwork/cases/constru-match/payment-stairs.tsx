interface PaymentStairsProps {
  steps: readonly number[];
  done: number;
  label: (value: number) => string;
  total: string;
}

const width = 328;
const top = 20;
const height = 138;

/** The payments as a stair cut in section: each riser is as high as its amount. */
export function PaymentStairs({ steps, done, label, total }: PaymentStairsProps) {
  const sum = steps.reduce((a, b) => a + b, 0);
  const run = width / steps.length;
  const levels = steps.map((_, index) => {
    const reached = steps.slice(0, index + 1).reduce((a, b) => a + b, 0);
    return height - ((height - top) * reached) / sum;
  });
  const outline = (count: number) =>
    `M0 ${height}${levels
      .slice(0, count)
      .map((y, index) => `V${y.toFixed(1)}H${((index + 1) * run).toFixed(1)}`)
      .join('')}V${height}Z`;
  return (
    <svg aria-hidden="true" className="stairs" viewBox={`0 0 ${width} ${height + 2}`} fill="none">
      <defs>
        <pattern
          id="concrete-cut"
          width="7"
          height="7"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <path d="M0 0V7" stroke="#bdbdb6" strokeWidth="1.6" />
        </pattern>
      </defs>
      <path d={outline(steps.length)} fill="#fff" />
      <path
        d={outline(steps.length)}
        fill="url(#concrete-cut)"
        stroke="#143154"
        strokeWidth="1.6"
      />
      <path d={outline(done)} fill="#1c4c80" />
      {levels.map((y, index) => (
        <text
          key={y}
          x={(index + 0.5) * run}
          y={y - 6}
          textAnchor="middle"
          className={index === done ? 'stairs-next' : index < done ? 'stairs-done' : ''}
        >
          {label(steps[index] ?? 0)}
        </text>
      ))}
      <g stroke="#143154" strokeWidth="1.2">
        <path d={`M-7 ${top}H${run * 5}`} strokeDasharray="4 4" strokeOpacity=".6" />
        <path d={`M-7 ${top - 5}V${height}M-11 ${top + 4}l8-8M-11 ${height + 2}l8-8`} />
      </g>
      <text className="stairs-total" x="2" y={top + 17}>
        {total}
      </text>
    </svg>
  );
}
