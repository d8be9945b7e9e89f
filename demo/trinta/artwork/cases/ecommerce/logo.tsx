import { bowl, uintal } from './wordmark.ts';

interface WordmarkProps {
  ink: string;
  leaf: string;
  className?: string;
}

/** The tail of the Q is a leaf. */
function Letters({ ink, leaf }: WordmarkProps) {
  return (
    <>
      <path d={bowl} fill={ink} fillRule="evenodd" />
      <path d={uintal} fill={ink} />
      <path d="M36-27C52-27 74-17 76 15C52 16 34 3 36-27Z" fill={leaf} />
      <path
        d="M40-22C50-15 62-4 72 11"
        fill="none"
        stroke={ink}
        strokeWidth={1.8}
        strokeLinecap="round"
        opacity={0.55}
      />
    </>
  );
}

export function Wordmark(props: WordmarkProps) {
  return (
    <svg className={props.className} viewBox="0 -76 305 94" role="img" aria-label="Quintal">
      <Letters {...props} />
    </svg>
  );
}

/** The logo with its own green background, for light and dark pages. */
export function Logo() {
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width="420"
      height="150"
      viewBox="0 0 420 150"
      role="img"
      aria-label="Quintal"
    >
      <path d="M0 28C0 10 10 0 28 0H420V122C420 140 410 150 392 150H0Z" fill="#1f5a3d" />
      <g transform="translate(57 104)">
        <Letters ink="#f6f0df" leaf="#dfe04e" />
      </g>
    </svg>
  );
}
