/** The phone's own status bar. */
export function PhoneStatus({ time }: { time: string }) {
  return (
    <div className="phone-status figures">
      {time}
      <svg width={17} height={12} viewBox="0 0 17 12" fill="currentColor" aria-hidden="true">
        <path d="M0 8H3V12H0ZM4.6 5.6H7.6V12H4.6ZM9.2 3H12.2V12H9.2ZM13.8 0H16.8V12H13.8Z" />
      </svg>
      <svg
        width={16}
        height={12}
        viewBox="0 0 16 12"
        fill="none"
        stroke="currentColor"
        strokeWidth={1.8}
        strokeLinecap="round"
        aria-hidden="true"
      >
        <path d="M1 4.2C5 .6 11 .6 15 4.2M3.6 7C6 5 10 5 12.4 7M6.4 9.8C7.4 9 8.6 9 9.6 9.8" />
      </svg>
      <svg
        width={25}
        height={12}
        viewBox="0 0 25 12"
        fill="none"
        stroke="currentColor"
        aria-hidden="true"
      >
        <rect x={0.6} y={0.6} width={21} height={10.8} rx={3} strokeWidth={1.2} />
        <rect x={2.4} y={2.4} width={14} height={7.2} rx={1.6} fill="currentColor" stroke="none" />
        <path d="M23.6 4V8" strokeWidth={1.8} strokeLinecap="round" />
      </svg>
    </div>
  );
}
