import { RoofWorkers } from './roof-workers.tsx';

const columns = 30;
const rows = 9;
const ridge = { left: 92, right: 566, y: 84 };
const eave = { left: 34, right: 624, y: 246 };

/** Rows grow towards the eave: perspective, in one quadratic term. */
function rowY(row: number): number {
  const t = row / rows;
  return ridge.y + (eave.y - ridge.y) * (0.72 * t + 0.28 * t * t);
}

function edgeX(column: number, y: number): number {
  const t = (y - ridge.y) / (eave.y - ridge.y);
  const left = ridge.left + (eave.left - ridge.left) * t;
  const right = ridge.right + (eave.right - ridge.right) * t;
  return left + ((right - left) * column) / columns;
}

const round = (value: number) => Math.round(value * 10) / 10;

/** How many columns of a row are tiled: the lower rows are ahead, as roofs are laid upwards. */
const tiledColumns = [15, 15, 16, 18, 18, 20, 21, 22, 23] as const;

function TileRow({ row, count }: { row: number; count: number }) {
  const top = rowY(row);
  const bottom = rowY(row + 1);
  const scallops = Array.from({ length: count }, (_, i) => {
    const from = edgeX(count - i, bottom);
    const to = edgeX(count - i - 1, bottom);
    return `Q${round((from + to) / 2)} ${round(bottom + 7)} ${round(to)} ${round(bottom)}`;
  }).join('');
  const outline = `M${round(edgeX(0, top))} ${round(top)}L${round(edgeX(count, top))} ${round(top)}L${round(edgeX(count, bottom))} ${round(bottom)}${scallops}Z`;
  const grooves = Array.from(
    { length: count },
    (_, i) => `M${round(edgeX(i, top))} ${round(top)}L${round(edgeX(i, bottom))} ${round(bottom)}`,
  ).join('');
  const lights = Array.from(
    { length: count },
    (_, i) =>
      `M${round(edgeX(i + 0.45, top + 2))} ${round(top + 2)}L${round(edgeX(i + 0.45, bottom))} ${round(bottom)}`,
  ).join('');
  return (
    <g>
      <path d={outline} fill="#5f2416" transform="translate(0 3)" />
      <path d={outline} fill={row % 2 ? '#bd6440' : '#b65b38'} />
      <path d={grooves} stroke="#8a3d24" strokeWidth="2.4" />
      <path d={lights} stroke="#d88a60" strokeWidth="4" strokeLinecap="round" opacity=".75" />
    </g>
  );
}

function Timber() {
  const rafters = Array.from({ length: 11 }, (_, i) => i * 3).map((column) => (
    <path
      key={column}
      d={`M${round(edgeX(column, ridge.y))} ${ridge.y}L${round(edgeX(column, eave.y))} ${eave.y}`}
      stroke="#a87c4c"
      strokeWidth="6"
    />
  ));
  const battens = Array.from({ length: rows + 1 }, (_, row) => rowY(row)).map((y) => (
    <path
      key={y}
      d={`M${round(edgeX(0, y))} ${round(y)}H${round(edgeX(columns, y))}`}
      stroke="#d9b27c"
      strokeWidth="4"
    />
  ));
  return (
    <g>
      <path d="M92 84H566L624 246H34Z" fill="#33291f" />
      {rafters}
      <g transform="translate(0 2.5)" stroke="#1f1812" strokeWidth="3" opacity=".4">
        <path d="M80 120H580M64 168H598M48 214H612" />
      </g>
      {battens}
    </g>
  );
}

function Background() {
  return (
    <g>
      <rect width="640" height="310" fill="url(#roof-sky)" />
      <path
        d="M0 46c40-22 92-18 118 0 24-12 60-8 74 6 60-6 90 4 112 14H0z"
        fill="#fff"
        opacity=".75"
      />
      <path
        d="M398 40c30-22 78-20 100-2 26-8 52 0 62 12h80v30H360c4-18 18-34 38-40z"
        fill="#fff"
        opacity=".6"
      />
      <path d="M0 118h52V70h40v48h30V92h34v60H0z" fill="#b7c4cc" />
      <path d="M560 60h44v90h-44zM604 96h40v60h-40z" fill="#b7c4cc" />
      <path
        d="M568 70h8v8h-8zM584 70h8v8h-8zM568 88h8v8h-8zM584 88h8v8h-8zM568 106h8v8h-8zM584 106h8v8h-8z"
        fill="#9fb0bb"
      />
      <path d="M498 84c-4-22-2-42 6-62" fill="none" stroke="#6a5f4c" strokeWidth="5" />
      <g fill="none" stroke="#3f6b4a" strokeWidth="5" strokeLinecap="round">
        <path d="M504 24c-12-14-30-12-40 2M504 24c-16-4-30 6-34 22M504 24c2-16 18-22 34-14M504 24c14-4 30 2 36 18M504 24c8 8 12 22 8 36M504 24c-10 6-14 18-12 32" />
      </g>
      <rect x="176" y="40" width="104" height="50" fill="#e8e4da" />
      <rect x="176" y="34" width="104" height="8" fill="#cfc9bb" />
      <path d="M204 12h50l-4 22h-42z" fill="#3b78b0" />
      <path d="M236 12h18l-4 22h-16z" fill="#2c6196" />
      <rect x="200" y="7" width="58" height="6" rx="2" fill="#4d8cc6" />
    </g>
  );
}

function Gutter() {
  return (
    <g>
      <rect x="26" y="246" width="606" height="12" fill="#c3cbd0" />
      <rect x="26" y="246" width="606" height="3" fill="#f2f6f8" />
      <rect x="26" y="255" width="606" height="3" fill="#8f9aa1" />
      <path d="M36 258h12v52H36z" fill="#b4bdc3" />
      <path d="M44 258h4v52h-4z" fill="#8f9aa1" />
    </g>
  );
}

interface SiteRoofProps {
  viewBox?: string;
  /** Before addendum 1 the roof had no gutter. */
  gutter?: boolean;
}

export function SiteRoof({ viewBox = '0 0 640 310', gutter = true }: SiteRoofProps) {
  return (
    <svg aria-hidden="true" viewBox={viewBox} preserveAspectRatio="xMidYMid slice">
      <defs>
        <linearGradient id="roof-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#8fb3cf" />
          <stop offset=".5" stopColor="#dbe6ea" />
        </linearGradient>
        <linearGradient id="roof-light" x1="0" y1="0" x2="1" y2=".5">
          <stop offset="0" stopColor="#ffe9c4" stopOpacity=".35" />
          <stop offset=".6" stopColor="#ffe9c4" stopOpacity="0" />
        </linearGradient>
      </defs>
      <Background />
      <path d="M44 246H614V310H44Z" fill="#ded8cb" />
      <path d="M44 250H614V272H44Z" fill="#8d8577" opacity=".5" />
      <path d="M110 268h74v42h-74zM470 268h96v42h-96z" fill="#4c5a62" />
      <path d="M110 268h74v6h-74zM470 268h96v6h-96z" fill="#2f3a41" />
      <Timber />
      {tiledColumns
        .map((count, row) => <TileRow key={rowY(row)} row={row} count={count} />)
        .reverse()}
      <path d="M92 78H330v10H90z" fill="#a24c2d" />
      <path d="M92 78H330v3H92z" fill="#d18259" />
      <path d="M92 84H330L420 246H34Z" fill="url(#roof-light)" />
      {gutter && <Gutter />}
      <RoofWorkers />
    </svg>
  );
}
