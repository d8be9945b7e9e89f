import type { ReactNode } from 'react';

function Photo({ children }: { children: ReactNode }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 132 100" preserveAspectRatio="xMidYMid slice">
      {children}
    </svg>
  );
}

/** Before: pink tiles of the eighties, a crack and a damp patch that climbs the wall. */
export function OldBathroom() {
  return (
    <Photo>
      <defs>
        <pattern id="pink-tiles" width="15" height="15" patternUnits="userSpaceOnUse">
          <rect width="15" height="15" fill="#c9aaa0" />
          <rect x=".8" y=".8" width="13.4" height="13.4" fill="#dcc1b5" />
        </pattern>
      </defs>
      <rect width="132" height="72" fill="url(#pink-tiles)" />
      <rect width="132" height="12" fill="#e6e1d6" />
      <path d="M0 72h132v28H0z" fill="#8f8378" />
      <path
        d="M0 72L34 100M44 72l18 28M88 72l6 28M132 76l-8 24M0 84h132"
        stroke="#7b7067"
        strokeWidth="1.4"
      />
      <path
        d="M90 72c-6-14 0-22 8-26 4-14 16-12 20-24 6-10 14-10 14-10v60z"
        fill="#7d6a55"
        opacity=".5"
      />
      <path d="M104 72c0-10 4-16 12-20s8-14 16-18v38z" fill="#5f503f" opacity=".5" />
      <path d="M70 12l4 12-5 9 7 12-3 14" fill="none" stroke="#5d4b44" strokeWidth="1.4" />
      <rect x="20" y="18" width="30" height="24" fill="#aebdc2" />
      <path d="M20 42l18-24h8L28 42z" fill="#c8d4d7" />
      <path d="M14 54h42l-5 13H19z" fill="#e8e0d6" />
      <path d="M14 54h42l-1 4H15z" fill="#f6f1e9" />
      <path d="M30 67h10l2 24H28z" fill="#d5cbbf" />
      <path d="M34 46h3v8h-3z" fill="#8d8f8e" />
      <path d="M72 48h22v20H72z" fill="#e3dacf" />
      <path d="M70 46h26v4H70z" fill="#f3ece2" />
      <path d="M68 68h30c0 10-7 13-9 22H77c-2-9-9-12-9-22z" fill="#e8e0d6" />
      <path d="M66 66h34v5H66z" fill="#f6f1e9" />
    </Photo>
  );
}

/** Before: mossy tiles, two slipped, one missing. */
export function OldRoof() {
  return (
    <Photo>
      <defs>
        <pattern id="old-tiles" width="12" height="14" patternUnits="userSpaceOnUse">
          <rect width="12" height="14" fill="#7c4a38" />
          <path d="M0 0h9v10q-4.5 4-9 0z" fill="#9a614a" />
          <path d="M2 0h3v9H2z" fill="#b07a5f" />
        </pattern>
      </defs>
      <rect width="132" height="100" fill="#cfd9dd" />
      <path d="M0 30l22-12 26 10 20-14 30 10 34-8v20H0z" fill="#7f9a84" />
      <g transform="matrix(1 0 -.25 1 24 0)">
        <rect x="-30" y="28" width="170" height="58" fill="url(#old-tiles)" />
        <path d="M66 56h14v18H66z" fill="#2a1e18" />
        <path d="M70 56v18M77 56v18" stroke="#8c6a45" strokeWidth="3" />
        <path d="M28 46l10-3 4 13-10 3zM96 64l9 4-5 13-9-4z" fill="#a96c52" stroke="#5d3325" />
      </g>
      <path d="M0 52c14-8 30-2 38 6s22 2 26 10-8 12-22 10-30 4-42-2z" fill="#56693f" opacity=".6" />
      <path
        d="M88 34c10-4 22 0 30 6s14 4 14 12-14 6-24 2-24-14-20-20z"
        fill="#5d7045"
        opacity=".55"
      />
      <path d="M0 86h132v14H0z" fill="#b8afa0" />
      <path d="M0 86h132v4H0z" fill="#5c5246" />
    </Photo>
  );
}

/** Before: the leak seen from inside the laundry area. */
export function CeilingLeak() {
  return (
    <Photo>
      <path d="M0 0h132v58L0 44z" fill="#ded9cd" />
      <path d="M0 44l132 14v42H0z" fill="#c9c3b5" />
      <path d="M16 0h12l18 49-12-1zM66 0h12l24 55-12-1z" fill="#8d7657" />
      <path
        d="M44 6c14-10 34-4 42 6s24 8 22 22-20 14-34 10-34 0-38-14 0-18 8-24z"
        fill="#a68c62"
        opacity=".55"
      />
      <path
        d="M56 12c10-4 20 2 24 10s14 6 12 14-12 8-20 4-20-2-22-12 0-14 6-16z"
        fill="#7e6745"
        opacity=".55"
      />
      <path
        d="M62 44l2 34M76 46l1 22M90 48l-1 40"
        stroke="#8b7650"
        strokeWidth="2.5"
        opacity=".6"
      />
      <path d="M14 66h34v34H14z" fill="#eceae4" />
      <path d="M14 66h34v5H14z" fill="#cfd3d4" />
      <circle cx="31" cy="84" r="9" fill="#9fb0ba" />
      <circle cx="31" cy="84" r="6" fill="#6f838f" />
    </Photo>
  );
}

/** Finished: green tiles in the shower, niche, glass screen. */
export function NewBathroom() {
  return (
    <Photo>
      <defs>
        <pattern id="green-tiles" width="8" height="18" patternUnits="userSpaceOnUse">
          <rect width="8" height="18" fill="#d9e3dc" />
          <rect x=".500" y=".500" width="7" height="17" fill="#5f8d7c" />
          <rect x=".500" y=".500" width="2.5" height="17" fill="#76a391" />
        </pattern>
      </defs>
      <rect width="132" height="76" fill="#ece8df" />
      <rect x="70" width="62" height="78" fill="url(#green-tiles)" />
      <path d="M0 76h132v24H0z" fill="#b9b2a6" />
      <path d="M0 76h132v3H0z" fill="#968f84" />
      <rect x="92" y="30" width="26" height="16" fill="#2f4f45" />
      <path d="M97 36h4v10h-4zM104 33h5v13h-5z" fill="#e7d9b8" />
      <path d="M80 8h14v3H84v14h-4z" fill="#3a4043" />
      <path d="M90 11h12l2 4H88z" fill="#3a4043" />
      <path d="M66 4h5v84h-5z" fill="#aebfc2" />
      <path d="M71 4h40v78H71z" fill="#fff" opacity=".16" />
      <path d="M82 4h10L74 82h-3V50z" fill="#fff" opacity=".22" />
      <circle cx="30" cy="26" r="16" fill="#c6d6da" stroke="#8c6f4a" strokeWidth="2.5" />
      <path d="M20 36l18-22 6 5-18 22z" fill="#e2ecee" />
      <path d="M6 54h50v9H6z" fill="#8c6f4a" />
      <path d="M16 47h28l-4 7H20z" fill="#fbfaf7" />
      <path d="M28 38h3v8h-3zM28 38h8v3h-8z" fill="#3a4043" />
    </Photo>
  );
}

/** Finished: a veranda roofed in clay tiles over new timber. */
export function NewVeranda() {
  return (
    <Photo>
      <rect width="132" height="100" fill="#bcd3e0" />
      <path d="M96 62c-6-18 2-34 16-36 18-2 26 16 20 36z" fill="#5d8660" />
      <path d="M0 0h132v18L0 42z" fill="#a97c4d" />
      <path d="M0 8l132-12M0 20L132 2M0 32l132-24" stroke="#7d5733" strokeWidth="3.5" />
      <path d="M0 38l132-24v7L0 46z" fill="#6b4726" />
      <path d="M24 42h7v50h-7zM112 22h6v64h-6z" fill="#8a6138" />
      <path d="M24 42h3v50h-3zM112 22h2v64h-2z" fill="#a97c4d" />
      <path d="M0 60l132-4v44H0z" fill="#cbbfa9" />
      <path
        d="M0 76l132-8M0 90l132-4M30 59l-12 41M74 58v42M112 57l12 43"
        stroke="#b3a58d"
        strokeWidth="1.5"
      />
      <path d="M44 60c0-8 34-9 34-1l2 14H42z" fill="#a9442b" />
      <path d="M40 70h44v8H40z" fill="#c4583a" />
      <path d="M44 78v8M80 78v8" stroke="#4a3421" strokeWidth="3" />
    </Photo>
  );
}

/** Finished: a narrow kitchen with ochre fronts and a stone worktop. */
export function NewKitchen() {
  return (
    <Photo>
      <rect width="132" height="100" fill="#efeae0" />
      <path d="M0 34h132v22H0z" fill="#dfe4e2" />
      <path
        d="M0 45h132M16 34v11M48 34v11M80 34v11M112 34v11M32 45v11M64 45v11M96 45v11"
        stroke="#c3cbc9"
      />
      <path d="M0 4h58v26H0z" fill="#d6a648" />
      <path d="M29 4v26M0 30h58" stroke="#a97c26" strokeWidth="1.5" />
      <path d="M70 0h34v10H70zM78 10h18v20H78z" fill="#8f989c" />
      <path d="M0 56h132v6H0z" fill="#4d5458" />
      <path d="M0 62h132v32H0z" fill="#d6a648" />
      <path d="M32 62v32M66 62v32M100 62v32M0 72h32" stroke="#a97c26" strokeWidth="1.5" />
      <path d="M66 62h34v32H66z" fill="#3a4145" />
      <path d="M71 70h24v16H71z" fill="#565f64" />
      <path d="M18 40h3v16h-3zM18 40h10v3H18z" fill="#6f7a80" />
      <path d="M112 42h10v14h-10z" fill="#a9442b" />
      <path
        d="M117 42c-6-10-8-14-4-20 2 6 4 10 4 20 2-10 4-12 8-16 2 8-4 12-8 16z"
        fill="#5d8660"
      />
      <path d="M0 94h132v6H0z" fill="#a79f92" />
    </Photo>
  );
}
