import { Hills, Sky, Verges } from './landscape.tsx';
import { Damage } from './road-damage.tsx';
import { Asphalt, Markings, Shadows } from './road-surface.tsx';
import { Roadside } from './roadside.tsx';

interface RoadSceneProps {
  /** Visible part of the 360 × 640 picture, from which the defect's photos are cropped. */
  viewBox?: string;
  /** The hole after the maintenance crew patched it. */
  repaired?: boolean;
  className?: string;
}

/** SP-270 at km 231+480, westbound, as the phone behind the windscreen of the inspection van sees it. */
export function RoadScene({
  viewBox = '0 0 360 640',
  repaired = false,
  className,
}: RoadSceneProps) {
  return (
    <svg
      className={className}
      viewBox={viewBox}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <defs>
        <linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#4d7596" />
          <stop offset="0.5" stopColor="#90b0c6" />
          <stop offset="0.82" stopColor="#dfe4df" />
        </linearGradient>
        <linearGradient id="grass" gradientUnits="userSpaceOnUse" x1="0" y1="190" x2="0" y2="460">
          <stop offset="0" stopColor="#87905a" />
          <stop offset="0.35" stopColor="#78803f" />
          <stop offset="1" stopColor="#545d2c" />
        </linearGradient>
        <linearGradient id="earth" x1="0" y1="0" x2="1" y2="0.4">
          <stop offset="0" stopColor="#b9663f" />
          <stop offset="0.6" stopColor="#a4502e" />
          <stop offset="1" stopColor="#803a22" />
        </linearGradient>
        <linearGradient id="asphalt" gradientUnits="userSpaceOnUse" x1="0" y1="190" x2="0" y2="640">
          <stop offset="0" stopColor="#9aa1a6" />
          <stop offset="0.12" stopColor="#7d8388" />
          <stop offset="0.45" stopColor="#62676c" />
          <stop offset="1" stopColor="#45494e" />
        </linearGradient>
        <linearGradient id="water" x1="0" y1="0" x2="0.15" y2="1">
          <stop offset="0" stopColor="#50657a" />
          <stop offset="0.5" stopColor="#a9c3d6" />
          <stop offset="1" stopColor="#6d8aa1" />
        </linearGradient>
        <filter id="soft" x="-20%" y="-20%" width="140%" height="140%">
          <feGaussianBlur stdDeviation="3" />
        </filter>
        <filter id="blur" x="-40%" y="-40%" width="180%" height="180%">
          <feGaussianBlur stdDeviation="5" />
        </filter>
      </defs>
      <Sky />
      <Hills />
      <Verges />
      <Asphalt />
      <Markings />
      <Shadows />
      <Roadside />
      <Damage repaired={repaired} />
    </svg>
  );
}
