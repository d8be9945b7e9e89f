import { languages } from '#site';
import { languageFacts } from '../../contract/language.ts';
import { addressIn } from '../addresses.ts';
import type { Mark } from '../content/mark.ts';
import styles from './header.module.css';
import languageSwitch from './language-switch.module.css';
import { Logo } from './logo.tsx';
import { MenuDrawer } from './menu-drawer.tsx';
import { NavigationLinks, type NavigationLinksProps } from './navigation-links.tsx';

interface HeaderProps extends Omit<NavigationLinksProps, 'isLanding' | 'reload'> {
  /** Path of the page in the default language. */
  path: string;
  /** The company's name. */
  name: string;
  mark: Mark;
}

/** The bar: brand, links to the sections, languages, and the menu of small screens. */
export function Header(props: HeaderProps) {
  const { words, language, path, name, mark, hasArticles } = props;
  const links = { words, language, isLanding: path === '/', hasArticles };
  return (
    <header className={styles.bar}>
      <a
        href={addressIn(language, '/')}
        className={styles.home}
        aria-label={`${name}: ${words.navigation.home}`}
      >
        <Logo name={name} mark={mark} />
      </a>
      <nav className={styles.links} aria-label={words.navigation.main}>
        <NavigationLinks {...links} />
      </nav>
      <LanguageSwitch {...props} />
      <MenuDrawer {...links} />
    </header>
  );
}

/** Links to the same page in each language; src/language/follow-switch.ts keeps choice and place. */
function LanguageSwitch({ words, language: shown, path }: HeaderProps) {
  if (languages.length === 1) return null;
  return (
    <ul className={languageSwitch.switch} aria-label={words.navigation.language}>
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
