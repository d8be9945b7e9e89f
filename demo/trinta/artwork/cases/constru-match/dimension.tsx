interface DimensionProps {
  /** Length of the measured stretch in px; the line extends a little beyond it. */
  length: number;
  label?: string;
  tone?: string;
}

/** The dimension line of an architect's drawing: it measures distance, budget and time here. */
export function Dimension({ length, label, tone = 'currentColor' }: DimensionProps) {
  const end = length + 6;
  return (
    <span className="dimension" style={{ color: tone }}>
      <svg
        aria-hidden="true"
        width={length + 12}
        height="12"
        viewBox={`0 0 ${length + 12} 12`}
        stroke="currentColor"
        strokeWidth="1.2"
      >
        <path d={`M0 6H${length + 12}M6 1V11M${end} 1V11`} />
        <path d={`M3 9l6-6M${end - 3} 9l6-6`} strokeWidth="1.8" />
      </svg>
      {label && <b>{label}</b>}
    </span>
  );
}
