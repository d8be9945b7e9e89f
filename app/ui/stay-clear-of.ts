/** Between the toast and what is scrolled out from under it, in pixels. */
const gap = 16;

/**
 * Keeps what has the focus in sight while a card lies over the page's lower edge: what it covers now,
 * such as the button that was just pressed, and what the focus comes to later (WCAG 2.2, 2.4.11).
 *
 * @returns what ends it.
 */
export function stayClearOf(card: Element): () => void {
  const { style } = document.documentElement;
  const over = card.getBoundingClientRect();
  style.scrollPaddingBlockEnd = `${innerHeight - over.top + gap}px`;
  const focused = document.activeElement;
  const { left, right, top, bottom } = focused?.getBoundingClientRect() ?? new DOMRect();
  const isCovered =
    left < over.right && right > over.left && top < over.bottom && bottom > over.top;
  if (isCovered && focused !== document.body) focused?.scrollIntoView({ block: 'nearest' });
  return () => {
    style.scrollPaddingBlockEnd = '';
  };
}
