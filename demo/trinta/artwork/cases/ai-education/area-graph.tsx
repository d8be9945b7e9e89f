import { parabola, scale } from './plot.ts';

/** A(x) = 40x − 2x²: zero at 0 and 20, at its largest 200 at 10. */
const area = [-2, 40, 0] as const;
const at = scale([24, 104], 12.4, 0.44);

/** The curve with its two zeros; its maximum is the question to the student. */
export function AreaGraph() {
  return (
    <svg aria-hidden="true" className="area-graph" width="296" height="128" viewBox="0 0 296 128">
      {[0, 5, 10, 15, 20].map((x) => (
        <path key={x} d={`M${at.x(x)} 8V${at.y(0)}`} stroke="#e6dab3" />
      ))}
      {[50, 100, 150, 200].map((y) => (
        <path key={y} d={`M${at.x(0)} ${at.y(y)}H${at.x(20)}`} stroke="#e6dab3" />
      ))}
      <path
        d={`M${at.x(0)} 4V${at.y(0)}H${at.x(21)}`}
        fill="none"
        stroke="#15213f"
        strokeWidth="1.5"
      />
      <path d={`${parabola(area, 0, 20, at)}z`} fill="#f7c51e" opacity="0.28" />
      <path d={parabola(area, 0, 20, at)} fill="none" stroke="#15213f" strokeWidth="3" />
      {[0, 20].map((x) => (
        <circle
          key={x}
          cx={at.x(x)}
          cy={at.y(0)}
          r="5"
          fill="#e2553d"
          stroke="#15213f"
          strokeWidth="2"
        />
      ))}
      <text x={at.x(0)} y="124" textAnchor="middle">
        0
      </text>
      <text x={at.x(10)} y="124" textAnchor="middle">
        ?
      </text>
      <text x={at.x(20)} y="124" textAnchor="middle">
        20
      </text>
      <text className="axis" x={at.x(0) + 9} y="16">
        A(x)
      </text>
      <text className="axis" x={at.x(21) + 4} y={at.y(0) - 4}>
        x
      </text>
    </svg>
  );
}
