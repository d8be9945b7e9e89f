const modules = 29;

const inFinder = (x: number, y: number) =>
  (x < 8 && y < 8) || (x > modules - 9 && y < 8) || (x < 8 && y > modules - 9);

/** Modules that look like a code without being one, so that nobody pays a sample. */
function cells(): string {
  let state = 20482;
  let path = '';
  for (let y = 0; y < modules; y += 1) {
    for (let x = 0; x < modules; x += 1) {
      state = (state * 16807) % 2147483647;
      if (!inFinder(x, y) && state % 100 < 47) path += `M${x} ${y}h1v1h-1z`;
    }
  }
  return path;
}

const finder = 'h7v7h-7zm1 1v5h5v-5zm1 1h3v3h-3z';

export function PixCode({ size }: { size: number }) {
  const end = modules - 7;
  return (
    <svg
      width={size}
      height={size}
      viewBox={`-1 -1 ${modules + 2} ${modules + 2}`}
      aria-hidden="true"
    >
      <rect x={-1} y={-1} width={modules + 2} height={modules + 2} fill="#fff" />
      <path d={cells()} fill="#14261c" />
      <path
        d={`M0 0${finder}M${end} 0${finder}M0 ${end}${finder}`}
        fill="#14261c"
        fillRule="evenodd"
      />
    </svg>
  );
}
