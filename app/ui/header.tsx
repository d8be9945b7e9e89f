import { type RefObject, useEffect, useRef, useState } from 'react';
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

/** Whether the bar shows what is under it, where CSS cannot tell (no scroll-driven animations). */
function useBareBar(): boolean {
  const [bare, setBare] = useState(false);
  useEffect(() => {
    if (CSS.supports('animation-timeline: scroll()')) return;
    const follow = () => setBare(scrollY <= opaqueAfter);
    follow();
    addEventListener('scroll', follow, { passive: true });
    return () => removeEventListener('scroll', follow);
  }, []);
  return bare;
}

/**
 * Whether the bar has more lines than one. A media query knows the browser's text size, but neither a
 * smallest size nor what a visitor's own styles do to the text.
 */
function useWrapping(bar: RefObject<HTMLElement | null>): boolean {
  const [wraps, setWraps] = useState(false);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      if (!entry) return;
      const { target, borderBoxSize } = entry;
      const height = borderBoxSize[0]?.blockSize ?? 0;
      // Parts of a pixel are rounding.
      setWraps(height > Number.parseFloat(getComputedStyle(target).minBlockSize) + 1);
    });
    if (bar.current) observer.observe(bar.current);
    return () => observer.disconnect();
  }, [bar]);
  return wraps;
}

export function Header({ words }: { words: Navigation & { lang?: string } }) {
  const bar = useRef<HTMLElement>(null);
  const bare = useBareBar();
  const wraps = useWrapping(bar);
  return (
    <header
      ref={bar}
      className={styles.bar}
      data-bare={bare || undefined}
      data-wraps={wraps || undefined}
      lang={words.lang}
    >
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
