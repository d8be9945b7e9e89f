/** The tutor's mark: half a disc of light over a line. It has no face and stands in the margin. */
export function Lamp({ size = 20, tone = 'light' }: { size?: number; tone?: 'light' | 'ink' }) {
  const fill = tone === 'light' ? '#f7c51e' : '#15213f';
  return (
    <svg aria-hidden="true" className="lamp" width={size} height={size} viewBox="0 0 20 20">
      <path d="M2 12.5a8 8 0 0 1 16 0z" fill={fill} />
      <path d="M6.5 16.5h7" stroke={fill} strokeWidth="2" strokeLinecap="round" />
    </svg>
  );
}
