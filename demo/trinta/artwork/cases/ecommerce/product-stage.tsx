import { PottedGroup } from './potted.tsx';

/** The plant against a plaster wall, with the shadow of a window frame. */
export function ProductStage({
  className,
  width,
  height,
  scale,
}: {
  className: string;
  width: number;
  height: number;
  scale: number;
}) {
  const floor = height - 78;
  return (
    <svg className={className} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <defs>
        <linearGradient id="plaster" x1="0" x2="1" y1="0" y2="1">
          <stop offset="0" stopColor="#d99b76" />
          <stop offset="1" stopColor="#eac3a0" />
        </linearGradient>
        <clipPath id="stage-wall">
          <rect width={width} height={floor} />
        </clipPath>
      </defs>
      <rect width={width} height={height} fill="url(#plaster)" />
      <g clipPath="url(#stage-wall)" fill="#ffe9bd" opacity={0.5}>
        <path
          d={`M${width * 0.34}-20H${width * 0.62}L${width * 0.3} ${floor + 40}H${width * 0.02}Z`}
        />
        <path
          d={`M${width * 0.68}-20H${width * 0.94}L${width * 0.62} ${floor + 40}H${width * 0.36}Z`}
        />
      </g>
      <rect y={floor} width={width} height={height - floor} fill="#a9573a" />
      <rect y={floor} width={width} height={3} fill="#e3a37e" />
      <g transform={`translate(${width * 0.53} ${floor + 34}) scale(${scale})`}>
        <PottedGroup plant="costela" shape="lua" glaze="limao" />
      </g>
    </svg>
  );
}
