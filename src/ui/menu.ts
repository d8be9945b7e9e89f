/**
 * Script of the small screens' menu: a chosen link and the back button close it, and Tab stays in it (APG,
 * dialog pattern). The browser opens and closes the popover itself, and the styles hide it in wide windows,
 * where the bar has the links.
 */
export function watchMenu(menu: HTMLElement): void {
  // If a link was followed before this script ran, its section is behind the menu.
  if (location.hash && menu.matches(':popover-open')) menu.hidePopover();
  menu.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) menu.hidePopover();
  });
  // Going back may lead to another part of the page, which the menu would cover.
  addEventListener('popstate', () => menu.hidePopover());
  menu.addEventListener('keydown', (event) => {
    if (event.key !== 'Tab') return;
    event.preventDefault();
    moveFocus(menu, event.shiftKey ? -1 : 1);
  });
}

/** Handles every Tab, because Safari skips links by default and would leave the menu. */
function moveFocus(menu: HTMLElement, step: 1 | -1): void {
  const controls = [...menu.querySelectorAll<HTMLElement>('button, a')].filter((control) =>
    control.checkVisibility(),
  );
  const at = controls.findIndex((control) => control.matches(':focus'));
  const next = at < 0 && step < 0 ? -1 : at + step;
  controls.at(next % controls.length)?.focus();
}
