/** What a fade needs of them: its capture, the page below it, the first step. Milliseconds at 60 Hz. */
const threeFrames = 50;

/**
 * Leaves out the cross-fade to the next page where this browser draws slowly, as without a graphics
 * card: there the fade would hold the next page back by longer than it takes to show it at once, and
 * then stutter. Returns how to stop. (CSS View Transitions 2, 6.1: the old page may skip.)
 */
export function skipSlowTransition(): () => void {
  function skip({ viewTransition }: PageSwapEvent) {
    if (firstFrameDrawnIn() > threeFrames) viewTransition?.skipTransition();
  }
  addEventListener('pageswap', skip);
  return () => removeEventListener('pageswap', skip);
}

/** From the page's first contents painted to them on the screen, in milliseconds; 0 if not told. */
function firstFrameDrawnIn(): number {
  const [first] = performance.getEntriesByName('first-contentful-paint');
  if (!(first instanceof PerformancePaintTiming) || !first.presentationTime) return 0;
  return first.presentationTime - first.paintTime;
}
