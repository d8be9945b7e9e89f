/** Between a card and what is scrolled out from under it, in pixels. */
const gap = 16;

/**
 * Keeps what has the focus in sight while a card lies over an edge of the page: what it covers now, such
 * as the button that was just pressed, and what the focus comes to later (WCAG 2.2, 2.4.11).
 *
 * @param property tells the styles the card's height, in place of leaving room for it here. It is
 *   inherited, so that the whole page is styled anew: not for what answers a tap.
 * @returns what ends it.
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
  // It reports once at the start as well, when the page is laid out anyway.
  const observer = new ResizeObserver(() => {
    leaveRoom();
    if (isNew) uncoverFocus(card);
    isNew = false;
  });
  observer.observe(card);
  // A card may move to the other edge when another comes or goes, and with that the page's length changes.
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
  // With what stands beside it, where there is room: a button's small print, a field's label.
  const part = focused.parentElement ?? focused;
  const over = card.getBoundingClientRect();
  const { left, right, top, bottom } = part.getBoundingClientRect();
  const isCovered =
    left < over.right && right > over.left && top < over.bottom && bottom > over.top;
  if (!isCovered) return;
  // At once, or the second would end the first.
  part.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  focused.scrollIntoView({ block: 'nearest' });
}
