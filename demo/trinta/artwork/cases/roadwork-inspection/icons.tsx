const drawings = {
  map: 'M3.5 6.5l5.5-2.2 6 2.4 5.5-2.2v13l-5.5 2.2-6-2.4-5.5 2.2zM9 4.5v12.7M15 6.8v12.6',
  road: 'M8.2 4L4 20M15.8 4L20 20M12 4.5v2.6M12 10.4v3M12 17v3',
  camera:
    'M3.5 8h3.8l1.5-2.4h6.4L16.7 8h3.8v11h-17zM12 16.6a3.4 3.4 0 1 0 0-6.8 3.4 3.4 0 0 0 0 6.8z',
  queue: 'M4 14.5V20h16v-5.5M12 16V4.5M7.4 9L12 4.4 16.6 9',
  team: 'M9 11.4a3.4 3.4 0 1 0 0-6.8 3.4 3.4 0 0 0 0 6.8zM2.8 20c.4-4 2.8-6 6.2-6s5.8 2 6.2 6M16 5a3.2 3.2 0 0 1 0 6.2M17.6 14.4c2.2.7 3.4 2.6 3.7 5.6',
  back: 'M14.5 5l-7 7 7 7',
  close: 'M6 6l12 12M18 6L6 18',
  check: 'M5 12.6l4.6 4.6L19.2 7',
  microphone:
    'M12 14.5a3 3 0 0 0 3-3V6.4a3 3 0 0 0-6 0v5.1a3 3 0 0 0 3 3zM6 11.5a6 6 0 0 0 12 0M12 17.6V21',
  pin: 'M12 21s6.6-6.2 6.6-11.2a6.6 6.6 0 1 0-13.2 0C5.4 14.8 12 21 12 21zM12 12.200a2.4 2.4 0 1 0 0-4.8 2.4 2.4 0 0 0 0 4.800z',
  target:
    'M12 18.500a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM12 2.500v4M12 17.500v4M2.5 12h4M17.5 12h4',
  layers: 'M12 4l8.5 4.500L12 13 3.5 8.500zM4 13l8 4.3 8-4.3',
  noSignal: 'M4 4l16 16M5 18.500v-3M10 18.500v-6M15 18.500v-3.200M20 14.600V5M15 9.800V8.5',
  rain: 'M7 14.500a4 4 0 0 1 .3-8 5.4 5.4 0 0 1 10.3 1.3 3.4 3.4 0 0 1-.4 6.700zM8.5 17.500l-1 2.500M12.5 17.500l-1 2.500M16.5 17.500l-1 2.5',
  share: 'M12 14.500V4M8.3 7.300L12 3.700l3.7 3.600M5.5 11.500v8.500h13v-8.5',
  ruler: 'M3.5 15.500l12-12 5 5-12 12zM7.5 11.500l2 2M10.5 8.500l2.5 2.500M13.5 5.500l2 2',
  play: 'M8 5.500v13l10.5-6.500z',
  flash: 'M13 3L5.5 13.500H11L10 21l7.5-10.500H12z',
  plus: 'M12 5v14M5 12h14',
  chevron: 'M9.5 5.500l6.5 6.5-6.5 6.5',
  wrench:
    'M20 7.200a4.8 4.8 0 0 1-6.5 4.700l-6.7 7.3-2.3-2.3 7.3-6.700A4.8 4.8 0 0 1 16.6 4l-2.4 2.7.4 2.3 2.3.4z',
  lock: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
} as const;

interface IconProps {
  name: keyof typeof drawings;
  size?: number;
  weight?: number;
}

export function Icon({ name, size = 20, weight = 1.8 }: IconProps) {
  return (
    <svg
      className="icon"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={weight}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={drawings[name]} />
    </svg>
  );
}
