import type { ReactNode } from 'react';

interface IconProps {
  size?: number;
  className?: string;
}

function icon(content: ReactNode) {
  return ({ size = 20, className }: IconProps) => (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.7}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {content}
    </svg>
  );
}

export const SearchIcon = icon(
  <path d="M10.5 4a6.5 6.5 0 1 0 0 13a6.5 6.5 0 0 0 0-13ZM15.4 15.4L20.5 20.5" />,
);
export const BasketIcon = icon(
  <path d="M3 9.5H21L19 20H5ZM7.5 9.5L11 3.5M16.5 9.5L13 3.5M9.5 13V16.5M14.5 13V16.5" />,
);
export const PersonIcon = icon(
  <path d="M12 4a4 4 0 1 0 0 8a4 4 0 0 0 0-8ZM4.5 20.5C5 16.5 8 14.8 12 14.8S19 16.5 19.5 20.5" />,
);
export const CheckIcon = icon(<path d="M5 12.5L10 17.5L19.5 7" />);
export const ChevronIcon = icon(<path d="M9 5.5L15.5 12L9 18.5" />);
export const BackIcon = icon(<path d="M15 5.5L8.5 12L15 18.5" />);
export const HeartIcon = icon(
  <path d="M12 20C5 15 3.5 11.5 3.5 8.8A4.3 4.3 0 0 1 12 7.4A4.3 4.3 0 0 1 20.5 8.8C20.5 11.5 19 15 12 20Z" />,
);
export const LeafIcon = icon(
  <path d="M4.5 19.5C4 10 9 4.5 20 4C20 15 14.5 20 4.5 19.5ZM4.5 19.5L13 11" />,
);
export const PawIcon = icon(
  <path
    d="M6.6 17.6C6.6 14.6 9.4 12.4 12 12.4S17.4 14.6 17.4 17.6C17.4 20.8 13.8 19.6 12 19.6S6.6 20.8 6.6 17.6ZM5 9.2V11M9.4 5.2V7.4M14.6 5.2V7.4M19 9.2V11"
    strokeWidth={2.1}
  />,
);
export const PhoneIcon = icon(
  <path d="M5 4H9L10.5 8.5L8.3 10.2C9.3 12.6 11.4 14.7 13.8 15.7L15.5 13.5L20 15V19C12 20 4 12 5 4Z" />,
);
export const CardIcon = icon(<path d="M3 6.5H21V17.5H3ZM3 10.5H21M6.5 14.5H10" />);
export const BarcodeIcon = icon(
  <path d="M4 6V18M7 6V18M9.5 6V18M13 6V18M16 6V18M18 6V18M20.5 6V18" />,
);
export const PixIcon = icon(
  <path d="M12 3.5L20.5 12L12 20.5L3.5 12ZM7.8 7.8C10 7.8 10.8 11 12 11S14 7.8 16.2 7.8M7.8 16.2C10 16.2 10.8 13 12 13S14 16.2 16.2 16.2" />,
);

interface MeterProps {
  level: 1 | 2 | 3;
  size?: number;
}

const rays = [0, 45, 90, 135, 180, 225, 270, 315];

/** Need for light: a sun that is a third, two thirds or wholly lit. */
export function Sun({ level, size = 18 }: MeterProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <circle cx={12} cy={12} r={5} fill="none" stroke="currentColor" strokeWidth={1.7} />
      {level === 3 && <circle cx={12} cy={12} r={5} fill="currentColor" />}
      {level === 2 && <path d="M12 7a5 5 0 0 0 0 10Z" fill="currentColor" />}
      {rays.map((angle) => (
        <path
          key={angle}
          d="M12 1.6V4.2"
          transform={`rotate(${angle} 12 12)`}
          stroke="currentColor"
          strokeWidth={1.7}
          strokeLinecap="round"
        />
      ))}
    </svg>
  );
}

/** Need for water: one to three drops out of three. */
export function Drops({ level, size = 18 }: MeterProps) {
  return (
    <svg width={size * 1.9} height={size} viewBox="0 0 45 24" aria-hidden="true">
      {[1, 2, 3].map((drop) => (
        <path
          key={drop}
          d="M8 3C11 8 14 11 14 15A6 6 0 0 1 2 15C2 11 5 8 8 3Z"
          transform={`translate(${(drop - 1) * 15} 0)`}
          fill={drop <= level ? 'currentColor' : 'none'}
          stroke="currentColor"
          strokeWidth={1.5}
          opacity={drop <= level ? 1 : 0.45}
        />
      ))}
    </svg>
  );
}
