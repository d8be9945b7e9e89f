import { type MouseEvent, useRef } from 'react';
import type { Navigation } from '../content/messages.ts';
import styles from './menu-drawer.module.css';
import { NavigationLinks } from './navigation-links.tsx';

const drawerId = 'menu';

/**
 * The small screens' menu: a modal dialog that opens and closes without script where the browser
 * knows `command`; the handlers do the same elsewhere, and close it when a link is chosen.
 */
export function MenuDrawer({ words }: { words: Navigation }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => dialog.current?.close();

  // Where the browser knows `command` it does these two itself, and complains of a second time.
  function open() {
    if (!knowsCommand()) dialog.current?.showModal();
  }

  function closeByButton() {
    if (!knowsCommand()) close();
  }

  function closeOnBackdrop(event: MouseEvent) {
    if (event.target === dialog.current) close();
  }

  return (
    <div className={styles.menu}>
      <button
        type="button"
        className={styles.open}
        command="show-modal"
        commandfor={drawerId}
        onClick={open}
        aria-haspopup="dialog"
      >
        <span className="visually-hidden">{words.openMenu}</span>
        <svg viewBox="0 0 24 24" width="24" aria-hidden="true">
          <path d="M3 8h18M3 16h18" stroke="currentColor" strokeWidth="2" />
        </svg>
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a modal dialog natively. */}
      <dialog
        suppressHydrationWarning
        id={drawerId}
        ref={dialog}
        className={styles.drawer}
        aria-label={words.menu}
        closedby="any"
        onClick={closeOnBackdrop}
      >
        <div className={styles.panel}>
          <button
            type="button"
            className={styles.close}
            command="close"
            commandfor={drawerId}
            onClick={closeByButton}
          >
            <span className="visually-hidden">{words.closeMenu}</span>
            <svg viewBox="0 0 24 24" width="24" aria-hidden="true">
              <path d="m5 5 14 14M19 5 5 19" stroke="currentColor" strokeWidth="2" />
            </svg>
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
    </div>
  );
}

function knowsCommand(): boolean {
  return 'command' in HTMLButtonElement.prototype;
}
