import { wordmark } from './wordmark.ts';

interface MarkProps {
  wall: string;
  door: string;
}

/** A room in plan, walled like a C; its door stands open and swings to close the room. */
function Mark({ wall, door }: MarkProps) {
  return (
    <g fill="none">
      <path d="M47 9H9V51H47" stroke={wall} strokeWidth="8" />
      <path d="M47 50.5H81" stroke={door} strokeWidth="5" />
      <path d="M79.5 50A35 37 0 0 0 47 13" stroke={door} strokeWidth="3" />
    </g>
  );
}

interface LogoProps {
  constru?: string;
  match?: string;
}

export function Logo({ constru = '#2f74b5', match = '#c4583a' }: LogoProps) {
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox="0 0 392 100"
      width="392"
      height="100"
      role="img"
      aria-label="ConstruMatch"
    >
      <g transform="translate(-3 7) scale(1.45)">
        <Mark wall={constru} door={match} />
      </g>
      <g transform="translate(124 60)">
        <path d={wordmark.constru} fill={constru} />
        <path d={wordmark.match} fill={match} transform="translate(148 0)" />
      </g>
      <g stroke={constru} strokeWidth="1.5" fill="none">
        <path d="M122 78H391M126 72.5V83.5M384 72.5V83.5M121 83l10-10M379 83l10-10" />
      </g>
    </svg>
  );
}
