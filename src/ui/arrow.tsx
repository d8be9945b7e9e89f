export function Arrow({ direction }: { direction: 'left' | 'right' }) {
  return (
    <svg viewBox="0 0 24 24" width="24" aria-hidden="true" fill="none">
      <path
        d={direction === 'left' ? 'M20 12H5m6-7-7 7 7 7' : 'M4 12h15m-6-7 7 7-7 7'}
        stroke="currentColor"
        strokeWidth="2"
      />
    </svg>
  );
}
