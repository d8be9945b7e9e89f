const controls = 'a[href], button, input, select, textarea, summary';

/**
 * Moves the focus to the previous control when the focused one is removed, for example by its own action.
 * Otherwise keyboard and screen reader users would start again at the top of the page.
 *
 * @returns a function that stops it
 */
export function keepFocus(): () => void {
  /** The focused control, then the controls before it, nearest first. */
  let way: HTMLElement[] = [];
  const remember = ({ target }: FocusEvent) => {
    way = [];
    if (!(target instanceof HTMLElement) || !target.matches(':focus-visible')) return;
    const all = [...(target.closest('main')?.querySelectorAll<HTMLElement>(controls) ?? [])];
    way = all.slice(0, all.indexOf(target) + 1).reverse();
  };
  const observer = new MutationObserver(() => {
    const [lost, ...before] = way;
    if (!lost || lost.isConnected || document.activeElement !== document.body) return;
    way = [];
    before.find((control) => control.checkVisibility({ visibilityProperty: true }))?.focus();
  });
  document.addEventListener('focusin', remember);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    document.removeEventListener('focusin', remember);
    observer.disconnect();
  };
}
