import { languages, site } from '#site';
import { type Language, languageFacts } from '../../contract/language.ts';
import { addressIn } from '../addresses.ts';
import styles from './header.module.css';
import languageSwitch from './language-switch.module.css';
import { Logo } from './logo.tsx';
import { MenuDrawer } from './menu-drawer.tsx';
import { NavigationLinks } from './navigation-links.tsx';

interface HeaderProps {
  language: Language;
  /** Path of the page in the default language. */
  path: string;
}

/** The bar: brand, links to the sections, languages, and the menu of small screens. */
export function Header({ language, path }: HeaderProps) {
  const { navigation } = site.words[language];
  const links = { language, isLanding: path === '/' };
  return (
    <header className={styles.bar}>
      <a
        href={addressIn(language, '/')}
        className={styles.home}
        aria-label={`${site.facts.name}: ${navigation.home}`}
      >
        <Logo />
      </a>
      <nav className={styles.links} aria-label={navigation.main}>
        <NavigationLinks {...links} />
      </nav>
      <LanguageSwitch language={language} path={path} />
      <MenuDrawer {...links} />
    </header>
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
