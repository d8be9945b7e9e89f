/** The cross of whatever can be closed; its button says so in words. */
export function CloseIcon({ width = 24 }: { width?: number }) {
  return (
    <svg viewBox="0 0 24 24" width={width} aria-hidden="true">
      <path d="m5 5 14 14M19 5 5 19" stroke="currentColor" strokeWidth="2" />
    </svg>
  );
}
