const paths = {
  back: 'M15 5l-7 7 7 7',
  bell: 'M6 16V11a6 6 0 0 1 12 0v5l2 2H4zM10 21h4',
  check: 'M5 12.500l4.5 4.500L19 7.5',
  camera: 'M4 8h4l2-3h4l2 3h4v11H4zM12 10a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7z',
  chat: 'M4 5h16v11H10l-4 4v-4H4z',
  clip: 'M18 9l-7.5 7.500a3 3 0 0 1-4.5-4.500l8-8a2 2 0 0 1 3 3l-7.5 7.5',
  filter: 'M4 7h16M7 12h10M10 17h4',
  list: 'M4 6h3v3H4zM4 15h3v3H4zM11 7.500h9M11 16.500h9',
  lock: 'M6 11h12v9H6zM9 11V8a3 3 0 0 1 6 0v3',
  more: 'M12 6v.1M12 12v.1M12 18v.1',
  person: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4 21c1-5 4-6 8-6s7 1 8 6',
  plan: 'M4 4h16v16H4zM4 13h8V4M12 13v3M16 20v-6h4',
  search: 'M11 5a6 6 0 1 0 0 12 6 6 0 0 0 0-12zM16 16l4 4',
  send: 'M4 12l16-7-5 15-3-6z',
  share: 'M12 15V4M8 7.500L12 3.500l4 4M5 12v8h14v-8',
  star: 'M12 4l2.5 5.3 5.8.7-4.3 4 1.1 5.7-5.1-2.8-5.1 2.8L8 14l-4.3-4 5.8-.7z',
  tools: 'M4 20l8-8M14 4l6 6-3 3-6-6zM12 12l-2-2',
} as const;

export type IconName = keyof typeof paths;

interface IconProps {
  name: IconName;
  size?: number;
  filled?: boolean;
}

export function Icon({ name, size = 20, filled = false }: IconProps) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill={filled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="square"
    >
      <path d={paths[name]} />
    </svg>
  );
}
