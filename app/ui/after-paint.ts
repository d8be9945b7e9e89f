/**
 * Resolves once the next frame is out: work that waits for it does not hold back the answer that the
 * page gives to a tap.
 */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
