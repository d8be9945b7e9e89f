import type { Picture } from './picture.ts';

export interface Comparison {
  /** Share of changed pixels; 0 if the pictures count as equal. */
  share: number;
  /** Draws the actual picture, faded, with changes in magenta. */
  difference: () => Picture;
}

/** Side of a tile in pixels; judged separately, because a lost logo is negligible on a long page. */
const tileSize = 16;
/** Another anti-aliasing changes edges, but by less than this and in fewer places. */
const pixelTolerance = 40;
const pixelsPerTile = 0.08;
/** Another anti-aliasing hardly changes a tile's mean; another colour, weight or picture does. */
const meanTolerance = 4;
/** Minimum difference of a pixel to be painted in the diff. */
const visible = 6;

/** Compares two pictures tile by tile, tolerant of anti-aliasing only. */
export function comparePictures(expected: Picture, actual: Picture): Comparison {
  const { width, height } = actual;
  const changed = new Uint8Array(width * height);
  for (let top = 0; top < height; top += tileSize) {
    for (let left = 0; left < width; left += tileSize) {
      markTile(expected, actual, left, top, changed);
    }
  }
  const lost = Math.max(0, expected.width * expected.height - width * height);
  const share = (changed.reduce((sum, mark) => sum + mark, 0) + lost) / (changed.length + lost);
  return { share, difference: () => paint(actual, changed) };
}

function markTile(
  expected: Picture,
  actual: Picture,
  left: number,
  top: number,
  changed: Uint8Array,
): void {
  const right = Math.min(left + tileSize, actual.width);
  const bottom = Math.min(top + tileSize, actual.height);
  const pixels = (right - left) * (bottom - top);
  const distances = new Uint8Array(pixels);
  const sums = [0, 0, 0];
  let far = 0;
  let at = 0;
  for (let y = top; y < bottom; y += 1) {
    for (let x = left; x < right; x += 1) {
      let distance = 0;
      for (let channel = 0; channel < 3; channel += 1) {
        const by = valueAt(actual, x, y, channel) - valueAt(expected, x, y, channel);
        sums[channel] = (sums[channel] ?? 0) + by;
        distance = Math.max(distance, Math.abs(by));
      }
      if (distance > pixelTolerance) far += 1;
      distances[at] = distance;
      at += 1;
    }
  }
  const isShifted = sums.some((sum) => Math.abs(sum / pixels) > meanTolerance);
  if (!isShifted && far / pixels <= pixelsPerTile) return;
  distances.forEach((distance, index) => {
    const x = left + (index % (right - left));
    const y = top + Math.floor(index / (right - left));
    if (distance > visible) changed[y * actual.width + x] = 1;
  });
}

/** Outside a picture, returns a colour that no page has, so that a lost or added row differs. */
function valueAt(picture: Picture, x: number, y: number, channel: number): number {
  if (x >= picture.width || y >= picture.height) return channel === 1 ? 0 : 255;
  return picture.pixels[(y * picture.width + x) * 3 + channel] ?? 0;
}

function paint({ width, height, pixels }: Picture, changed: Uint8Array): Picture {
  const painted = new Uint8Array(pixels.length);
  for (let at = 0; at < changed.length; at += 1) {
    const offset = at * 3;
    const grey = Math.round(255 - (255 - (pixels[offset + 1] ?? 0)) * 0.3);
    painted.set(changed[at] ? [255, 0, 200] : [grey, grey, grey], offset);
  }
  return { width, height, pixels: painted };
}
