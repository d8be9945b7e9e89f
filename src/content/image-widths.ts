import type { Aspect } from './case.ts';

/**
 * Widths in pixels at which each image exists under public/images/, per aspect. The smallest two are
 * for a desktop with one pixel to a point and a phone with two, which show them at different sizes (of
 * a video: 1152, as wide as the gallery ever shows it); the largest is for phones with three and
 * desktops with two.
 */
export const imageWidths = {
  mobile: [480, 540, 810],
  square: [540, 810, 1080],
  video: [720, 1152, 1600],
} as const satisfies Record<Aspect, readonly number[]>;

/** Width and height of a person's picture, in pixels; twice that, as `{id}.960.avif`, for finer screens. */
export const portraitSize = 480;

/** Width of the largest file of an image. */
export function largestWidth(aspect: Aspect): number {
  return Math.max(...imageWidths[aspect]);
}

/** Width over height. */
export const aspectRatios: Record<Aspect, number> = { mobile: 9 / 16, square: 1, video: 16 / 9 };
