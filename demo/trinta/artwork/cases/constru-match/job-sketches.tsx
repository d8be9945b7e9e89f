import type { ReactNode } from 'react';

function Sketch({ children }: { children: ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      className="sketch"
      viewBox="0 0 68 68"
      fill="none"
      stroke="#fff"
      strokeWidth="1.5"
      strokeLinejoin="round"
    >
      {children}
    </svg>
  );
}

/** Axonometric drawings of the jobs in the feed; parts to be built are filled. */
export const sketches = {
  roof: (
    <Sketch>
      <path d="M10 34v16l24 10 24-10V34" />
      <path d="M34 60V44" />
      <path d="M6 34l14-16 24 10-10 18z" fill="#c4583a" stroke="none" />
      <path d="M6 34l14-16 24 10-10 18zM44 28l18 6-28 12M10 29l27 11M13 25l26 11M17 21l25 10" />
      <path d="M44 56V44l7-3v12" />
    </Sketch>
  ),
  wall: (
    <Sketch>
      <path d="M8 50l10-20 32-14 10 6v22L28 62z" fill="#c4583a" stroke="none" />
      <path d="M8 50l20 12V42l-10-12zM28 42l32-20v22L28 62zM18 30l32-14 10 6" />
      <path d="M28 49l32-19M28 55l32-18M38 36v8M48 30v7M42 40v7M52 34v7M34 45v7" />
      <path d="M4 58c8 4 14 6 20 8" strokeDasharray="3 3" />
    </Sketch>
  ),
  facade: (
    <Sketch>
      <path d="M14 8h40v52H14z" fill="#d39a2b" stroke="none" />
      <path d="M14 8h40v52H14zM14 25h40M14 42h40M8 60h52" />
      <path d="M20 13h9v8h-9zM38 13h9v8h-9zM20 30h9v8h-9zM38 30h9v8h-9zM20 47h9v13M29 60V47M38 47h9v8h-9z" />
    </Sketch>
  ),
  kitchen: (
    <Sketch>
      <path d="M10 36l34-16 14 7-34 16z" fill="#d39a2b" stroke="none" />
      <path d="M10 36l34-16 14 7-34 16zM10 36v16l14 8V43M24 60l34-17V27M41 35v16" />
      <path d="M38 27l8-4 5 3-8 4z" />
      <path d="M10 24V10l34-6v12" strokeDasharray="3 3" />
    </Sketch>
  ),
} as const;
