/**
 * Sets each text of the class `fit` smaller until it fits its width and its `max-height`, down to a third
 * of its size. It runs in the page, so it may use nothing from outside.
 */
export function fitText(): void {
  for (const element of document.querySelectorAll<HTMLElement>('.fit')) {
    const { fontSize, maxHeight } = getComputedStyle(element);
    const size = Number.parseFloat(fontSize);
    const room = Number.parseFloat(maxHeight);
    // So that its height tells what its lines need.
    element.style.maxHeight = 'none';
    const overflows = () =>
      element.scrollWidth > element.clientWidth || element.offsetHeight > room;
    for (let now = size - 1; overflows() && now >= size / 3; now -= 1) {
      element.style.fontSize = `${now}px`;
    }
  }
}
