import { type KeyboardEvent, useRef } from 'react';
import type { Navigation } from '../content/messages.ts';
import { CloseIcon } from './close-icon.tsx';
import styles from './menu-drawer.module.css';
import { closeModal, knowsPopover } from './modal-popover.ts';
import { NavigationLinks } from './navigation-links.tsx';

const drawerId = 'menu';

/**
 * The small screens' menu: a popover, so that it opens and closes without script. A modal dialog
 * would make the page inert, which restyles all of it before the menu shows; what a modal holds,
 * the focus, is held here instead. The handlers of the two buttons are for browsers without popovers.
 */
export function MenuDrawer({ words }: { words: Navigation }) {
  const drawer = useRef<HTMLDialogElement>(null);

  const close = () => drawer.current && closeModal(drawer.current);

  return (
    <>
      <button
        type="button"
        className={styles.open}
        popoverTarget={drawerId}
        onClick={() => knowsPopover() || drawer.current?.showModal()}
      >
        <span className="visually-hidden">{words.openMenu}</span>
        <svg viewBox="0 0 24 24" width="24" aria-hidden="true">
          <path d="M3 8h18M3 16h18" stroke="currentColor" strokeWidth="2" />
        </svg>
      </button>
      <dialog
        id={drawerId}
        ref={drawer}
        popover="auto"
        className={styles.drawer}
        aria-label={words.menu}
        aria-modal="true"
        onKeyDown={holdFocus}
      >
        <div className={styles.panel}>
          <button
            type="button"
            className={styles.close}
            popoverTarget={drawerId}
            onClick={() => knowsPopover() || close()}
          >
            <span className="visually-hidden">{words.closeMenu}</span>
            <CloseIcon />
          </button>
          <nav aria-label={words.menu}>
            <div className="if-script">
              <NavigationLinks words={words} onChoose={close} />
            </div>
            <div className="if-no-script">
              <NavigationLinks words={words} reload />
            </div>
          </nav>
        </div>
      </dialog>
    </>
  );
}

/**
 * On to the next control, and from the last to the first (APG, dialog pattern). Each step is taken here:
 * Safari's own Tab passes over links, which but for one button is all there is, and so out of the menu.
 */
function holdFocus(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'Tab') return;
  event.preventDefault();
  const controls = [...event.currentTarget.querySelectorAll<HTMLElement>('button, a')].filter(
    // Safari 16 has no `checkVisibility` yet.
    (control) => control.getClientRects().length > 0,
  );
  const { activeElement } = document;
  const at = activeElement instanceof HTMLElement ? controls.indexOf(activeElement) : -1;
  const next = event.shiftKey ? Math.max(at, 0) - 1 : at + 1;
  controls.at(next % controls.length)?.focus();
}
