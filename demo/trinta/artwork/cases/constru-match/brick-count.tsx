const width = 13.2;
const height = 9;
const joint = 1.2;

/** A wall of two courses in running bond: one brick per job, hollow where the promise was not kept. */
export function BrickCount({ count, of }: { count: number; of: number }) {
  const perCourse = Math.ceil(of / 2);
  const bricks = Array.from({ length: of }, (_, index) => ({
    index,
    x: Math.floor(index / 2) * (width + joint) + (index % 2 ? width / 2 : 0),
    y: index % 2 ? 0 : height + joint,
  }));
  return (
    <svg
      aria-hidden="true"
      viewBox={`-.5 -.5 ${perCourse * (width + joint) + width / 2} ${height * 2 + joint + 2}`}
    >
      {bricks.map(({ index, x, y }) => (
        <rect
          key={index}
          x={x}
          y={y}
          width={width}
          height={height}
          fill={index < count ? (index % 5 === 1 ? '#b9543a' : '#a9442b') : 'none'}
          stroke={index < count ? 'none' : '#a9442b'}
          strokeWidth=".9"
        />
      ))}
    </svg>
  );
}
