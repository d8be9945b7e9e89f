import { seededRandom } from '../../seeded-random.ts';

const size = 37;
const finders = [
  [0, 0],
  [size - 7, 0],
  [0, size - 7],
] as const;

/** Whether a module is dark in a QR code's fixed parts; undefined in the data area. */
function fixed(x: number, y: number): boolean | undefined {
  for (const [left, top] of finders) {
    const reach = Math.max(Math.abs(x - left - 3), Math.abs(y - top - 3));
    if (reach <= 4) return reach === 3 || reach <= 1;
  }
  const alignment = Math.max(Math.abs(x - 30), Math.abs(y - 30));
  if (alignment <= 2) return alignment !== 1;
  if (x === 6) return y % 2 === 0;
  if (y === 6) return x % 2 === 0;
  if (Math.max(Math.abs(x - 18), Math.abs(y - 18)) <= 4) return false;
  return undefined;
}

function modules(): string {
  const next = seededRandom(4172);
  const cells: string[] = [];
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      const chance = next() < 0.49;
      if (fixed(x, y) ?? chance) cells.push(`M${x} ${y}h1v1h-1z`);
    }
  }
  return cells.join('');
}

/** Looks like a Pix QR code, but its data are random. */
export function PixCode() {
  return (
    <svg
      className="pix-code"
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      aria-hidden="true"
    >
      <path d={modules()} fill="#12233f" />
      <g transform="translate(18.5 18.5) rotate(45)" shapeRendering="geometricPrecision">
        <rect x="-2.4" y="-2.4" width="4.8" height="4.8" rx="1" fill="#1e5638" />
        <path d="M-1 0h2M0-1v2" stroke="#fff" strokeWidth="0.7" strokeLinecap="round" />
      </g>
    </svg>
  );
}
