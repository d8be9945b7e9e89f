/**
 * Runs in the page: finds what makes it wider than its window. The body's clipping, which hides the
 * overflow and its content, is disabled for the measurement.
 */
export function findOverflow(): string[] {
  const before = document.body.style.overflowX;
  document.body.style.overflowX = 'visible';
  const isWide = document.documentElement.scrollWidth > document.documentElement.clientWidth;
  const right = document.documentElement.clientWidth + 1;
  const culprits = [...document.body.querySelectorAll('*')].filter((element) => {
    const box = element.getBoundingClientRect();
    if (box.width < 2 || (box.right <= right && box.left >= -1)) return false;
    for (let parent = element.parentElement; parent; parent = parent.parentElement) {
      if (parent === document.body) return true;
      const { overflowX } = getComputedStyle(parent);
      if (overflowX !== 'visible') return false;
    }
    return false;
  });
  document.body.style.overflowX = before;
  const say = (element: Element) => {
    const { left, right: end } = element.getBoundingClientRect();
    const words = element.textContent?.trim().slice(0, 40);
    return `${element.tagName.toLowerCase()} “${words}” from ${Math.round(left)} to ${Math.round(end)}`;
  };
  if (document.body.getBoundingClientRect().right > right) return ['the body is too wide'];
  // Only the innermost elements, because their ancestors are wide because of them.
  const innermost = culprits.filter(
    (element) => !culprits.some((other) => other !== element && element.contains(other)),
  );
  const found = innermost.slice(0, 3).map(say);
  return isWide && found.length === 0 ? ['the document is wider than its window'] : found;
}
