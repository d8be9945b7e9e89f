/**
 * Reduces each text with the class `fit` until it fits its width, its `max-height` and the space that
 * earlier texts leave in the parent, down to a third of its size. Runs in the page, so it cannot use imports.
 */
export function fitText(): void {
  const bottomOf = (element: HTMLElement) => element.getBoundingClientRect().bottom;
  for (const element of document.querySelectorAll<HTMLElement>('.fit')) {
    const { fontSize, maxHeight } = getComputedStyle(element);
    const size = Number.parseFloat(fontSize);
    const room = Number.parseFloat(maxHeight);
    // Removed, so that the height is that of the lines.
    element.style.maxHeight = 'none';
    const overflows = () =>
      element.scrollWidth > element.clientWidth ||
      element.offsetHeight > room ||
      bottomOf(element) > bottomOf(element.parentElement ?? element) + 1;
    for (let now = size - 1; overflows() && now >= size / 3; now -= 1) {
      element.style.fontSize = `${now}px`;
    }
  }
}
