import type { Language } from '../../contract/language.ts';
import { addressIn } from '../addresses.ts';
import type { Mark } from '../content/mark.ts';
import type { Words } from '../content/words.ts';
import styles from './header.module.css';
import { LanguageSwitch } from './language-switch.tsx';
import { Logo } from './logo.tsx';
import { MenuDrawer } from './menu-drawer.tsx';
import { NavigationLinks } from './navigation-links.tsx';

export interface HeaderProps {
  words: Words;
  language: Language;
  /** Path of the page in the default language. */
  path: string;
  /** The company's name. */
  name: string;
  mark: Mark;
  hasArticles: boolean;
}

/** The bar: brand, links to the sections, languages, and the menu of small screens. */
export function Header({ words, language, path, name, mark, hasArticles }: HeaderProps) {
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
      <LanguageSwitch label={words.navigation.language} language={language} path={path} />
      <MenuDrawer {...links} />
    </header>
  );
}
