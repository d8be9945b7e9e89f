/** Enamelled watering can “Orvalho”; foot on the origin, about 150 wide and 110 high. */
export function WateringCan() {
  return (
    <g>
      <ellipse cx={16} cy={1} rx={72} ry={6} fill="#0c1c13" opacity={0.22} />
      <path d="M40-64C62-66 80-78 92-104L101-100C92-64 74-40 42-32Z" fill="#20563b" />
      <path d="M84-112L112-92L106-86L82-104Z" fill="#c98a3c" />
      <path d="M84-112L112-92L109-89L83-108Z" fill="#e6b766" />
      <path
        d="M-34-66C-86-84-92-14-36-18"
        fill="none"
        stroke="#c98a3c"
        strokeWidth={7}
        strokeLinecap="round"
      />
      <path
        d="M-34-66C-80-80-86-20-36-20"
        fill="none"
        stroke="#e6b766"
        strokeWidth={2}
        strokeLinecap="round"
      />
      <path d="M-38-74C-42-40-44-20-42-2C-20 5 24 5 44-2C46-20 44-44 40-74Z" fill="#2c6f4d" />
      <path d="M14-74C16-40 16-16 14 3C28 3 38 1 44-2C46-20 44-44 40-74Z" fill="#1c4d35" />
      <path d="M-32-70C-35-44-36-22-35-4L-27-2C-28-22-27-46-25-70Z" fill="#8fbb94" opacity={0.7} />
      <ellipse cx={1} cy={-74} rx={39} ry={8} fill="#3a8660" />
      <path d="M1-82A39 8 0 0 1 40-74A39 8 0 0 1 1-66A60 10 0 0 0 1-82Z" fill="#173f2b" />
      <path
        d="M-22-78C-18-118 26-118 28-78"
        fill="none"
        stroke="#c98a3c"
        strokeWidth={6}
        strokeLinecap="round"
      />
    </g>
  );
}

/** Secateurs, blades up. */
export function Secateurs() {
  return (
    <g strokeLinecap="round">
      <path d="M-4-38C-16-58-16-84-2-106C6-92 8-64 6-44Z" fill="#d7dcd4" />
      <path d="M-2-106C6-92 8-64 6-44L1-42C2-64 2-84-2-106Z" fill="#98a39a" />
      <path d="M5-40C20-54 24-72 18-88C6-76-2-58-4-42Z" fill="#b8c1b6" />
      <path d="M4-38C14-18 20 8 14 34" fill="none" stroke="#b3452f" strokeWidth={12} />
      <path d="M1-38C6-18 11 8 7 32" fill="none" stroke="#dc7a58" strokeWidth={2.4} opacity={0.8} />
      <path d="M-2-38C-14-18-22 6-18 32" fill="none" stroke="#c9553b" strokeWidth={12} />
      <path
        d="M-6-36C-17-16-24 6-21 30"
        fill="none"
        stroke="#eb9272"
        strokeWidth={2.4}
        opacity={0.8}
      />
      <circle cx={1} cy={-41} r={7} fill="#58605a" />
      <circle cx={0} cy={-42} r={3} fill="#aab3aa" />
    </g>
  );
}

/** Hand trowel, blade down. */
export function Trowel() {
  return (
    <g strokeLinecap="round">
      <path d="M0-104V-66" stroke="#a06a3a" strokeWidth={13} />
      <path d="M-3-104V-68" stroke="#d39c63" strokeWidth={3} />
      <path d="M0-62V-36" stroke="#8d978f" strokeWidth={6} />
      <path d="M-19-40C-21-8-12 22 0 38C12 22 21-8 19-40C10-45-10-45-19-40Z" fill="#ccd3ca" />
      <path d="M0-43C8-43 14-42 19-40C21-8 12 22 0 38Z" fill="#98a39a" />
      <path d="M0-38V28" stroke="#7c887f" strokeWidth={1.6} />
    </g>
  );
}
