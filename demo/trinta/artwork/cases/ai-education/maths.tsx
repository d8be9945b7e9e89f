import type { ReactNode } from 'react';

export function Maths({ children }: { children: ReactNode }) {
  return <span className="maths">{children}</span>;
}

export function Fraction({ over, under }: { over: ReactNode; under: ReactNode }) {
  return (
    <span className="fraction">
      <span>{over}</span>
      <span>{under}</span>
    </span>
  );
}
