import type { DefectType } from './data.ts';
import { RoadScene } from './road-scene.tsx';

/** Crop of each kind of damage in the picture of the road. */
const crops: Record<Exclude<DefectType, 'sign'>, string> = {
  pothole: '186 384 124 118',
  crack: '84 308 84 92',
  marking: '226 266 84 84',
};

interface DefectPhotoProps {
  type: DefectType;
  viewBox?: string;
  repaired?: boolean;
}

export function DefectPhoto({ type, viewBox, repaired = false }: DefectPhotoProps) {
  if (type === 'sign') return <BentSign />;
  return <RoadScene className="photo" viewBox={viewBox ?? crops[type]} repaired={repaired} />;
}

/** A warning sign that a truck pushed over, in front of pasture. */
function BentSign() {
  return (
    <svg
      className="photo"
      viewBox="0 0 60 60"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <rect width="60" height="60" fill="#a9bfce" />
      <path d="M0 34c14-5 26-3 38-1s16 0 22-2v29H0z" fill="#6f7a44" />
      <path d="M0 46c20-5 40-5 60-1v15H0z" fill="#9a8a5d" />
      <path d="M30 60l6-32" stroke="#74797c" strokeWidth="2.6" />
      <g transform="rotate(17 36 22)">
        <rect
          x="24"
          y="10"
          width="24"
          height="24"
          rx="2.4"
          transform="rotate(45 36 22)"
          fill="#17191c"
        />
        <rect
          x="25.6"
          y="11.6"
          width="20.8"
          height="20.8"
          rx="1.6"
          transform="rotate(45 36 22)"
          fill="#efbe1c"
        />
        <path
          d="M33 30v-6c0-4 6-3 6-7v-3M36.5 16.500l2.5-3.5 2.5 3.5"
          stroke="#17191c"
          strokeWidth="2.4"
          fill="none"
        />
        <path d="M46 13l7 7-7 8-4-8z" fill="#b98f12" />
      </g>
    </svg>
  );
}
