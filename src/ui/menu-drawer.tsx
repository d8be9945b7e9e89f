import { site } from '#site';
import { IconButton } from './icon-button.tsx';
import styles from './menu-drawer.module.css';
import { NavigationLinks, type NavigationLinksProps } from './navigation-links.tsx';

/** Id of the menu, which src/layouts/page-script.ts finds it by. */
const menuId = 'menu';

/** The small screens' menu: a popover, so that it opens and closes without script. */
export function MenuDrawer(props: NavigationLinksProps) {
  const { navigation } = site.words[props.language];
  return (
    <>
      <IconButton
        icon="menu"
        label={navigation.openMenu}
        className={styles.open}
        popoverTarget={menuId}
      />
      <dialog
        id={menuId}
        popover="auto"
        className={styles.drawer}
        aria-label={navigation.menu}
        aria-modal="true"
      >
        <div className={styles.panel}>
          <IconButton
            icon="close"
            label={navigation.closeMenu}
            className={styles.close}
            popoverTarget={menuId}
          />
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
