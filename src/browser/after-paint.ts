/** A page that is hidden has no frames; what waits goes on without one after so many milliseconds. */
const atMost = 100;

/**
 * Resolves once the next frame is out: work that waits for it does not hold back the answer that the
 * page gives to a tap.
 */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, atMost);
  });
}
