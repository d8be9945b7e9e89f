/** The yard seen from above: the wall stands, the other three sides are to be fenced. */
export function Fence() {
  const posts: [number, number][] = [];
  for (let x = 26; x <= 98; x += 12) posts.push([x, 68]);
  for (let y = 32; y <= 56; y += 12) posts.push([26, y], [98, y]);
  return (
    <svg aria-hidden="true" width="124" height="92" viewBox="0 0 124 92">
      <path d="M26 20h72v48H26z" fill="#f7c51e" opacity="0.35" />
      <path d="M6 8h112v12H6z" fill="#15213f" />
      <path
        d="M6 14h112M20 8v6m22-6v6m22-6v6m22-6v6m22-6v6M9 14v6m22-6v6m22-6v6m22-6v6m22-6v6m18-6v6"
        stroke="#6f7ca3"
      />
      <path d="M26 20v48h72V20" fill="none" stroke="#15213f" strokeWidth="1.5" />
      {posts.map(([x, y]) => (
        <circle key={`${x}-${y}`} cx={x} cy={y} r="2.6" fill="#15213f" />
      ))}
      <text x="12" y="49" textAnchor="middle">
        x
      </text>
      <text x="112" y="49" textAnchor="middle">
        x
      </text>
      <text x="62" y="87" textAnchor="middle">
        40 − 2x
      </text>
    </svg>
  );
}
