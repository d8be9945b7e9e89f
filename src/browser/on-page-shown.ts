/**
 * Calls back when the back button brings the page back whole: other pages of the tab may have changed
 * since what it knows.
 *
 * @returns how to stop
 */
export function onPageShown(callback: () => void): () => void {
  const listen = ({ persisted }: PageTransitionEvent) => persisted && callback();
  addEventListener('pageshow', listen);
  return () => removeEventListener('pageshow', listen);
}
