/**
 * Sets each text of the class `fit` smaller until it fits its width, its `max-height` and what those
 * before it leave of the element around it, down to a third of its size. It runs in the page, so it may use nothing from outside.
 */
export function fitText(): void {
  const bottomOf = (element: HTMLElement) => element.getBoundingClientRect().bottom;
  for (const element of document.querySelectorAll<HTMLElement>('.fit')) {
    const { fontSize, maxHeight } = getComputedStyle(element);
    const size = Number.parseFloat(fontSize);
    const room = Number.parseFloat(maxHeight);
    // So that its height tells what its lines need.
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
