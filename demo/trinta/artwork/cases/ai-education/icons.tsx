const shapes = {
  check: 'M4 10.5l4 4 8-9',
  clock: 'M10 5.5V10l3 2M10 2.8a7.2 7.2 0 1 0 0 14.4 7.2 7.2 0 0 0 0-14.4z',
  flag: 'M5 17.5V3.5M5 4h9.5l-2.4 3.5 2.4 3.5H5',
  back: 'M12 4.5L6.5 10l5.5 5.5',
  forward: 'M8 4.5l5.5 5.5L8 15.5',
  send: 'M10 16.5v-13M4.5 9L10 3.5 15.5 9',
  strike:
    'M3 10h14M6.5 6.2C7 4.6 8.3 3.8 10 3.8c1.7 0 3 .7 3.6 2M6.3 13.5c.6 1.7 2 2.7 3.9 2.7 2.2 0 3.7-1.1 3.7-2.9',
  people:
    'M7 9.5a2.8 2.8 0 1 0 0-5.6 2.8 2.8 0 0 0 0 5.6zM2 16.5c0-2.9 2-4.8 5-4.8s5 1.9 5 4.8M13 4.2a2.6 2.6 0 0 1 0 5M14.5 12c2.2.4 3.5 2.1 3.5 4.5',
} as const;

export function Icon({ name, size = 18 }: { name: keyof typeof shapes; size?: number }) {
  return (
    <svg
      aria-hidden="true"
      className="icon"
      width={size}
      height={size}
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={shapes[name]} />
    </svg>
  );
}
