/** Section through the eave, as the addendum sheet draws it: tiles, fascia, gutter, bracket. */
export function GutterDetail({ measure }: { measure: string }) {
  return (
    <svg
      aria-hidden="true"
      className="gutter"
      viewBox="0 0 132 96"
      preserveAspectRatio="xMidYMid slice"
      fill="none"
    >
      <rect width="132" height="96" fill="#1c4c80" />
      <path
        d="M0 16h132M0 32h132M0 48h132M0 64h132M0 80h132M16 0v96M32 0v96M48 0v96M64 0v96M80 0v96M96 0v96M112 0v96"
        stroke="#fff"
        strokeOpacity=".08"
      />
      <g stroke="#fff" strokeWidth="1.4" strokeLinejoin="round">
        <path d="M-4 22L66 46M-4 30L64 53" />
        <path d="M-2 19q8-4 13 4q8-4 13 4q8-4 13 5q8-4 13 4q8-4 14 6" fill="none" />
        <path d="M-4 40l60 20v-7" strokeOpacity=".6" />
        <path d="M56 52h7v24h-7z" fill="#6f97c2" />
        <path d="M-4 70h44v30M40 70V58" strokeOpacity=".6" />
      </g>
      <path d="M65 56h3v16q0 6 6 6h15q6 0 6-6V52" stroke="#f0b94a" strokeWidth="3" />
      <path d="M63 55h32" stroke="#f0b94a" strokeWidth="1.4" />
      <path d="M78 79v21M86 79v21" stroke="#f0b94a" strokeWidth="2" />
      <path d="M72 52c3 6 4 10 6 20M79 50c3 6 4 12 5 20" stroke="#fff" strokeDasharray="2 3" />
      <path d="M60 20H104M66 15v10M98 15v10M63 23l6-6M95 23l6-6" stroke="#fff" />
      <path d="M66 28v20M98 28v20" stroke="#fff" strokeOpacity=".4" />
      <text x="82" y="13" textAnchor="middle" fill="#fff">
        {measure}
      </text>
    </svg>
  );
}
