import type { Aspect } from './project.ts';

/** Widths in pixels at which each image exists under public/images/, per aspect. */
export const imageWidths = {
  mobile: [270, 540, 810],
  square: [360, 720, 1080],
  video: [480, 960, 1600],
} as const satisfies Record<Aspect, readonly number[]>;

/** Width of the largest file of an image. */
export function largestWidth(aspect: Aspect): number {
  return Math.max(...imageWidths[aspect]);
}

/** Width over height. */
export const aspectRatios: Record<Aspect, number> = { mobile: 9 / 16, square: 1, video: 16 / 9 };
