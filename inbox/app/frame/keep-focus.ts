const controls = 'a[href], button, input, select, textarea, summary';

/**
 * A change may take away the very control that made it, and the focus with it. Whoever works by keyboard
 * is then on the control before, from where Tab leads on, and a screen reader does not begin anew.
 *
 * @returns ends it
 */
export function keepFocus(): () => void {
  /** What has the focus, then the controls before it, the nearest first. */
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
