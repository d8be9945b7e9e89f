/**
 * Keeps what has the focus in sight while a card lies over the page: what it covers now, such as the
 * button that was just pressed, and what the focus comes to later (WCAG 2.2, 2.4.11). The card's height
 * goes to the styles as a property of the document: they alone know at which edge it lies.
 *
 * @returns what ends it.
 */
export function stayClearOf(card: Element, property: `--${string}` = '--toast'): () => void {
  const { style } = document.documentElement;
  const tellHeight = () =>
    style.setProperty(property, `${Math.ceil(card.getBoundingClientRect().height)}px`);
  tellHeight();
  const observer = new ResizeObserver(tellHeight);
  observer.observe(card);
  uncoverFocus(card);
  return () => {
    observer.disconnect();
    style.removeProperty(property);
  };
}

function uncoverFocus(card: Element): void {
  const focused = document.activeElement;
  if (!focused || focused === document.body || card.contains(focused)) return;
  const over = card.getBoundingClientRect();
  const { left, right, top, bottom } = focused.getBoundingClientRect();
  const isCovered =
    left < over.right && right > over.left && top < over.bottom && bottom > over.top;
  if (isCovered) focused.scrollIntoView({ block: 'nearest' });
}
