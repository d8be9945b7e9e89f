import { CloseIcon } from './icons.tsx';
import styles from './menu-drawer.module.css';
import { NavigationLinks, type NavigationLinksProps } from './navigation-links.tsx';

/** Id of the menu, which src/layouts/page-script.ts finds it by. */
const menuId = 'menu';

/** The small screens' menu: a popover, so that it opens and closes without script. */
export function MenuDrawer(props: NavigationLinksProps) {
  const { navigation } = props.words;
  return (
    <>
      <button type="button" className={styles.open} popoverTarget={menuId}>
        <span className="visually-hidden">{navigation.openMenu}</span>
        <svg viewBox="0 0 24 24" width="24" aria-hidden="true">
          <path d="M3 8h18M3 16h18" stroke="currentColor" strokeWidth="2" />
        </svg>
      </button>
      <dialog
        id={menuId}
        popover="auto"
        className={styles.drawer}
        aria-label={navigation.menu}
        aria-modal="true"
      >
        <div className={styles.panel}>
          <button type="button" className={styles.close} popoverTarget={menuId}>
            <span className="visually-hidden">{navigation.closeMenu}</span>
            <CloseIcon />
          </button>
          <nav aria-label={navigation.menu}>
            <div className="if-script">
              <NavigationLinks {...props} />
            </div>
            <div className="if-no-script">
              <NavigationLinks {...props} reload />
            </div>
          </nav>
        </div>
      </dialog>
    </>
  );
}
