import { languages, site } from '#site';
import { type Language, languageFacts } from '../../contract/language.ts';
import { addressIn } from '../addresses.ts';
import { navigationOrder } from '../content/words.ts';
import styles from './header.module.css';
import { IconButton } from './icon-button.tsx';
import languageSwitch from './language-switch.module.css';
import { Logo } from './logo.tsx';
import drawer from './menu-drawer.module.css';

interface HeaderProps {
  language: Language;
  /** Path of the page in the default language. */
  path: string;
}

/** The bar: brand, links to the sections, languages, and the menu of small screens. */
export function Header({ language, path }: HeaderProps) {
  const { navigation } = site.words[language];
  return (
    <header className={styles.bar}>
      <a
        href={addressIn(language, '/')}
        className={styles.home}
        aria-label={`${site.facts.name}: ${navigation.home}`}
      >
        <Logo keepsIds />
      </a>
      <nav className={styles.links} aria-label={navigation.main}>
        <NavigationLinks language={language} path={path} />
      </nav>
      <LanguageSwitch language={language} path={path} />
      <MenuDrawer language={language} path={path} />
    </header>
  );
}

/**
 * Links to the site's sections, in the order of the specification.
 *
 * @param reload makes each link reload the page, which is the only way to close the menu without script
 */
function NavigationLinks({ language, path, reload }: HeaderProps & { reload?: boolean }) {
  const words = site.words[language];
  const home = addressIn(language, '/');
  // Within the page only the fragment: a full address would reload a page whose address has campaign tags.
  const elsewhere = path === '/' ? '' : home;
  return (
    <ul>
      {navigationOrder
        .filter((section) => words[section])
        .map((section) => (
          <li key={section}>
            <a
              // The address with a query is a duplicate that must not be indexed.
              rel={reload ? 'nofollow' : undefined}
              href={`${reload ? `${home}?${section}` : elsewhere}#${section}`}
            >
              {words.navigation.links[section]}
            </a>
          </li>
        ))}
      {Object.keys(site.articles).length > 0 && (
        <li>
          <a href={addressIn(language, '/articles')}>{words.navigation.links.articles}</a>
        </li>
      )}
    </ul>
  );
}

/** Links to the same page in each language; src/language/follow-switch.ts keeps choice and place. */
function LanguageSwitch({ language: shown, path }: HeaderProps) {
  if (languages.length === 1) return null;
  return (
    <ul className={languageSwitch.switch} aria-label={site.words[shown].navigation.language}>
      {languages.map((language) => (
        <li key={language}>
          <a
            href={addressIn(language, path)}
            hrefLang={language}
            lang={language}
            aria-current={language === shown ? 'true' : undefined}
          >
            {languageFacts[language].short}
            <span className="visually-hidden">{` – ${languageFacts[language].name}`}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/**
 * The menu of small screens: a popover, so that it opens and closes without script. Its id is used by
 * `src/layouts/page-script.ts`.
 */
function MenuDrawer(page: HeaderProps) {
  const { openMenu, closeMenu, menu } = site.words[page.language].navigation;
  return (
    <>
      <IconButton icon="menu" label={openMenu} className={drawer.open} popoverTarget="menu" />
      <dialog
        id="menu"
        popover="auto"
        className={drawer.drawer}
        aria-label={menu}
        aria-modal="true"
      >
        <div className={drawer.panel}>
          <IconButton
            icon="close"
            label={closeMenu}
            className={drawer.close}
            popoverTarget="menu"
          />
          <nav aria-label={menu}>
            <div className="if-script">
              <NavigationLinks {...page} />
            </div>
            <div className="if-no-script">
              <NavigationLinks {...page} reload />
            </div>
          </nav>
        </div>
      </dialog>
    </>
  );
}
