import type { Aspect } from './case.ts';

/**
 * Widths in pixels of the files of each image in public/images/, by aspect. The two smaller ones are for
 * desktops at 1x and phones at 2x, which show the image at different sizes (of a video: 1152, the widest
 * that the gallery shows); the largest is for phones at 3x and desktops at 2x.
 */
export const imageWidths = {
  mobile: [480, 540, 810],
  square: [540, 810, 1080],
  video: [720, 1152, 1600],
} as const satisfies Record<Aspect, readonly number[]>;

/** Width and height of a person's photo, in pixels; `{id}.960.avif` has twice that, for 2x screens. */
export const portraitSize = 480;

/** Width of the largest file of an image. */
export function largestWidth(aspect: Aspect): number {
  return Math.max(...imageWidths[aspect]);
}

/** Width over height. */
export const aspectRatios: Record<Aspect, number> = { mobile: 9 / 16, square: 1, video: 16 / 9 };
