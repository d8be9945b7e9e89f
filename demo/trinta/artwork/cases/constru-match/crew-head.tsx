interface CrewHeadProps {
  helmet: string;
  skin: string;
}

export function CrewHead({ helmet, skin }: CrewHeadProps) {
  return (
    <svg aria-hidden="true" viewBox="0 0 40 40" width="36" height="36">
      <rect width="40" height="40" fill="#d6d6d0" />
      <path d="M4 42c1-9 8-11 16-11s15 2 16 11z" fill="#3d4a55" />
      <path d="M11 42l3-10h4l-1 10zM29 42l-3-10h-4l1 10z" fill="#f0b94a" />
      <path d="M16 24h8v7q-4 5-8 0z" fill={skin} />
      <path d="M16 26q4 4 8 0v3q-4 4-8 0z" fill="#000" opacity=".22" />
      <path d="M11 16h18v4c0 7-4 10-9 10s-9-3-9-10z" fill={skin} />
      <path
        d="M16.5 20.500h.100M23.5 20.500h.1"
        stroke="#1d1512"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <path
        d="M18 26q2 1 4 0"
        stroke="#fbf6ef"
        strokeWidth="1.6"
        fill="none"
        strokeLinecap="round"
      />
      <path d="M10 16C9 4 31 4 30 16z" fill={helmet} />
      <path d="M18 6.500h4V16h-4z" fill="#000" opacity=".12" />
      <path d="M7 15.500h26l1 3H6z" fill={helmet} />
      <path d="M6 18.500h28v-1H6z" fill="#000" opacity=".25" />
    </svg>
  );
}
