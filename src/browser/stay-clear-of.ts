/** Distance between a card and the element that is scrolled out from under it, in pixels. */
const gap = 16;

/**
 * Keeps the focused element visible while a card overlaps an edge of the page: the one that has the focus
 * now, such as the button just pressed, and each one that gets it later (WCAG 2.2, 2.4.11).
 *
 * @param property custom property that gets the card's height, instead of scroll padding. It is inherited,
 *   so setting it restyles the whole page: do not use it for a card that answers a tap.
 * @returns a function that stops it
 */
export function stayClearOf(card: Element, property?: `--${string}`): () => void {
  const { style } = document.documentElement;
  const leaveRoom = () => {
    const { top, bottom, height } = card.getBoundingClientRect();
    if (property) {
      style.setProperty(property, `${Math.ceil(height)}px`);
      return;
    }
    const isAtTop = top < innerHeight - bottom;
    style.scrollPaddingBlockStart = isAtTop ? `${bottom + gap}px` : '';
    style.scrollPaddingBlockEnd = isAtTop ? '' : `${innerHeight - top + gap}px`;
  };
  let isNew = true;
  // The observer also reports once at the start, when the page is laid out anyway.
  const observer = new ResizeObserver(() => {
    leaveRoom();
    if (isNew) uncoverFocus(card);
    isNew = false;
  });
  observer.observe(card);
  // A card may move to the other edge when another card opens or closes, which changes the page's height.
  observer.observe(document.body, { box: 'border-box' });
  return () => {
    observer.disconnect();
    if (property) style.removeProperty(property);
    else style.scrollPaddingBlock = '';
  };
}

function uncoverFocus(card: Element): void {
  const focused = document.activeElement;
  if (!focused || focused === document.body || card.contains(focused)) return;
  // Includes what belongs to it, if there is room: a button's small print, a field's label.
  const part = focused.parentElement ?? focused;
  const over = card.getBoundingClientRect();
  const { left, right, top, bottom } = part.getBoundingClientRect();
  const isCovered =
    left < over.right && right > over.left && top < over.bottom && bottom > over.top;
  if (!isCovered) return;
  // Without animation, or the second scroll would cancel the first.
  part.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  focused.scrollIntoView({ block: 'nearest' });
}
