import type { ReactNode } from 'react';

const paths = {
  back: 'M15 5l-7 7 7 7',
  forward: 'M9 5l7 7-7 7',
  down: 'M5 9l7 7 7-7',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  check: 'M4.5 12.5l5 5 10-11',
  close: 'M6 6l12 12M18 6L6 18',
  pin: 'M12 21c-5-6-7-9-7-12a7 7 0 0 1 14 0c0 3-2 6-7 12zM12 11.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  home: 'M4 11l8-7 8 7v9h-5.5v-6h-5v6H4z',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.5 15.5L21 21',
  ticket: 'M6 3h12v18l-3-2-3 2-3-2-3 2zM9.5 8h5M9.5 12h5',
  book: 'M5 4h12a2 2 0 0 1 2 2v14H7a2 2 0 0 1-2-2zM5 17.5A2 2 0 0 1 7 16h12M9.5 8h5',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7v5l3.5 2',
  copy: 'M9 9h11v11H9zM15 9V4H4v11h5',
  phone: 'M6 3h4l1.5 5-2.5 2a12 12 0 0 0 5 5l2-2.5 5 1.5v4c0 1-1 2-2 2C11 20 4 13 4 5c0-1 1-2 2-2z',
  chat: 'M4 5h16v11h-9l-5 4v-4H4z',
  moto: 'M6 20a2.7 2.7 0 1 0 0-5.4 2.7 2.7 0 0 0 0 5.4zM18.8 20a2.7 2.7 0 1 0 0-5.4 2.7 2.7 0 0 0 0 5.4zM8.8 17.3h4.4c.5-3.5 1.8-5.6 3-7.300L15 4.500h-2.800M16.2 10l2 4.500M2.9 14.500c.4-2.4 2.2-3.5 4.5-3.500h3.600c.5 2.3-.2 4.7-2.2 6.300M4.5 8h6',
  bag: 'M5 8h14l1 13H4zM9 8V6a3 3 0 0 1 6 0v2',
  flame:
    'M12 21c-4 0-6.5-2.7-6.5-6.2 0-4.3 4-5.8 4.5-10.8 3.5 1.5 5 4.5 4.7 7 1-.5 1.6-1.3 1.8-2.5 1.3 1.7 2 3.7 2 5.8 0 4-2.5 6.7-6.5 6.700z',
  repeat: 'M4 11a8 8 0 0 1 14-5l2 2M20 4v4h-4M20 13a8 8 0 0 1-14 5l-2-2M4 20v-4h4',
  pix: 'M12 3.500l8.5 8.5-8.5 8.500L3.5 12zM7 7.500h1.500l3.5 3.5 3.5-3.500H17M7 16.500h1.500L12 13l3.5 3.500H17',
  stamp: 'M9 4a3 3 0 0 1 6 0c0 3-1 4-1 7h5v5H5v-5h5c0-3-1-4-1-7zM5 20h14',
} as const satisfies Record<string, string>;

export type IconName = keyof typeof paths;

export function Icon({ name, size = 20 }: { name: IconName; size?: number }): ReactNode {
  return (
    <svg
      className="icon"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </svg>
  );
}
