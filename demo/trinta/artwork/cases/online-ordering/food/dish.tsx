import type { ReactNode } from 'react';
import { ChickenOkra, Ribs, Tropeiro, Tutu } from './mains.tsx';
import { BeanBroth, CheeseBread, Coffee, DulceDeLeche, EatenPlate, Salad } from './sides.tsx';

const drawings = {
  tropeiro: Tropeiro,
  chicken: ChickenOkra,
  tutu: Tutu,
  ribs: Ribs,
  cheeseBread: CheeseBread,
  broth: BeanBroth,
  dulce: DulceDeLeche,
  coffee: Coffee,
  salad: Salad,
  eaten: EatenPlate,
} as const satisfies Record<string, () => ReactNode>;

export type DishDrawing = keyof typeof drawings;

/** A dish from above; its screen must contain `FoodPaint`. */
export function Dish({ of, className }: { of: DishDrawing; className?: string }) {
  const Drawing = drawings[of];
  return (
    <svg className={className} viewBox="0 0 200 206" aria-hidden="true">
      <Drawing />
    </svg>
  );
}
