/** Ladrilho hidráulico, the cement tiles of a Belo Horizonte kitchen floor. */
export function HydraulicTiles({ className = 'tiles' }: { className?: string }) {
  return (
    <svg className={className} aria-hidden="true">
      <defs>
        <pattern id="tile" width="44" height="44" patternUnits="userSpaceOnUse">
          <rect width="44" height="44" fill="#24623f" />
          <path d="M0 0h22L0 22zM44 44H22l22-22zM44 0v22L22 0zM0 44V22l22 22z" fill="#1b4e33" />
          <path
            d="M22 5c6 6 6 11 0 17-6-6-6-11 0-17zM22 39c6-6 6-11 0-17-6 6-6 11 0 17zM5 22c6-6 11-6 17 0-6 6-11 6-17 0zM39 22c-6-6-11-6-17 0 6 6 11 6 17 0z"
            fill="#e9e3cd"
          />
          <circle cx="22" cy="22" r="4" fill="#f5bd2e" />
          <path
            d="M0 0h7a7 7 0 0 1-7 7zM44 0v7a7 7 0 0 1-7-7zM0 44v-7a7 7 0 0 1 7 7zM44 44h-7a7 7 0 0 1 7-7z"
            fill="#f5bd2e"
          />
          <path d="M0 0h44v44H0z" fill="none" stroke="#174430" strokeWidth="1" />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill="url(#tile)" />
    </svg>
  );
}
