/**
 * Script of the small screens' menu: choosing a link closes it, as does the way back; and Tab stays in it
 * (APG, dialog pattern). The browser opens and closes the popover itself, and the styles hide it where the
 * bar has the links.
 */
export function watchMenu(menu: HTMLElement): void {
  // A section that was chosen in it before this script came is behind it.
  if (location.hash && menu.matches(':popover-open')) menu.hidePopover();
  menu.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) menu.hidePopover();
  });
  // The way back may lead to another place of the page, which would lie under it.
  addEventListener('popstate', () => menu.hidePopover());
  menu.addEventListener('keydown', (event) => {
    if (event.key !== 'Tab') return;
    event.preventDefault();
    moveFocus(menu, event.shiftKey ? -1 : 1);
  });
}

/** Every step is taken here, because Safari's own Tab passes over links and so leaves the menu. */
function moveFocus(menu: HTMLElement, step: 1 | -1): void {
  const controls = [...menu.querySelectorAll<HTMLElement>('button, a')].filter((control) =>
    control.checkVisibility(),
  );
  const { activeElement } = document;
  const at = activeElement instanceof HTMLElement ? controls.indexOf(activeElement) : -1;
  const next = at < 0 && step < 0 ? -1 : at + step;
  controls.at(next % controls.length)?.focus();
}
