import { useEffect, useState } from 'react';
import { brand } from '../content/brand.ts';
import type { Navigation } from '../content/messages.ts';
import styles from './header.module.css';
import { LanguageSwitch } from './language-switch.tsx';
import { Link } from './link.tsx';
import { Logo } from './logo.tsx';
import { MenuDrawer } from './menu-drawer.tsx';
import { NavigationLinks } from './navigation-links.tsx';

/** Specification chapter 9: the bar is opaque once the page is scrolled further, in pixels. */
const opaqueAfter = 10;

/** Follows the scroll where CSS cannot (no scroll-driven animations). */
function useOpaqueBar(): boolean {
  const [opaque, setOpaque] = useState(false);
  useEffect(() => {
    if (CSS.supports('animation-timeline: scroll()')) return;
    const follow = () => setOpaque(scrollY > opaqueAfter);
    follow();
    addEventListener('scroll', follow, { passive: true });
    return () => removeEventListener('scroll', follow);
  }, []);
  return opaque;
}

export function Header({ words }: { words: Navigation & { lang?: string } }) {
  const opaque = useOpaqueBar();
  return (
    <header className={styles.bar} data-opaque={opaque || undefined} lang={words.lang}>
      <Link
        to={{ kind: 'landing' }}
        className={styles.home}
        aria-label={`${brand.name}: ${words.home}`}
      >
        <Logo />
      </Link>
      <nav className={styles.links} aria-label={words.main}>
        <NavigationLinks words={words} />
      </nav>
      <LanguageSwitch label={words.language} />
      <MenuDrawer words={words} />
    </header>
  );
}
