interface ColumnProps {
  path: string;
  width: number;
  lit: string;
  base: string;
  shade: string;
}

/** A ribbed column: strokes over each other, each a rib closer to the light. */
function Column({ path, width, lit, base, shade }: ColumnProps) {
  const stroke = (colour: string, share: number, dx: number) => (
    <path
      d={path}
      transform={`translate(${dx * width} 0)`}
      fill="none"
      stroke={colour}
      strokeWidth={width * share}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  );
  return (
    <g>
      {stroke(shade, 1, 0)}
      {stroke(base, 0.62, -0.14)}
      {stroke(lit, 0.24, -0.2)}
      {stroke(shade, 0.05, -0.04)}
      {stroke(shade, 0.04, -0.34)}
      {stroke(base, 0.06, 0.3)}
      {[-0.2, 0.09, 0.34, -0.43].map((dx) => (
        <path
          key={dx}
          d={path}
          transform={`translate(${dx * width} 0)`}
          fill="none"
          stroke="#f3edd2"
          strokeWidth={2.6}
          strokeDasharray="1 7.5"
          strokeLinecap="butt"
          opacity={0.9}
        />
      ))}
    </g>
  );
}

function Flower({ x, y, turn }: { x: number; y: number; turn: number }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <path d="M-5 4C-6-4-4-10 0-12C4-10 6-4 5 4Z" fill="#8fa65a" />
      {[-62, -38, -16, 16, 38, 62].map((angle) => (
        <path
          key={angle}
          d="M0-6C-6-14-6-24 0-31C6-24 6-14 0-6Z"
          transform={`rotate(${angle} 0 -4)`}
          fill={Math.abs(angle) > 50 ? '#e9dfc4' : '#fbf6e6'}
        />
      ))}
      <path d="M0-6C-5-13-5-22 0-28C5-22 5-13 0-6Z" fill="#fffdf4" />
      <circle cx={0} cy={-14} r={4.4} fill="#e3cf4c" />
    </g>
  );
}

/** Mandacaru (Cereus jamacaru), in flower. */
export function Mandacaru() {
  const near = { lit: '#8fb56f', base: '#5f9159', shade: '#37683f' };
  const far = { lit: '#6f9a5f', base: '#4a7a4c', shade: '#2d5837' };
  return (
    <g>
      <Column path="M10-30C34-34 46-46 46-70V-128" width={24} {...far} />
      <Column path="M-6-56C-36-58-46-68-46-90V-140" width={25} {...far} />
      <Column path="M0-13V-178" width={36} {...near} />
      <Flower x={-46} y={-150} turn={-14} />
      <Flower x={2} y={-194} turn={6} />
    </g>
  );
}
