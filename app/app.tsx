import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Language } from '../contract/language.ts';
import { type CurrentPage, CurrentPageContext } from './current-page.ts';
import { applyHead } from './head/apply-head.ts';
import { mirrorStoredLanguage, readStoredLanguage, storeLanguage } from './i18n/stored-language.ts';
import { keepAttribution } from './lead/attribution.ts';
import { loadScreen, type Screen } from './load-screen.tsx';
import { prepareOnIntent } from './prepare-on-intent.ts';
import { languageUnder, type Page, type Prefix, pageAt, prefixOf, underPrefix } from './routes.ts';
import { skipSlowTransition } from './skip-slow-transition.ts';
import { Layout } from './ui/layout.tsx';
import { useScrollAnchor } from './ui/use-scroll-anchor.ts';

interface AppProps {
  page: Page;
  prefix: Prefix;
  screen: Screen;
}

/** The whole page inside the document; switches language in place. */
export function App({ page, prefix: initialPrefix, screen: initialScreen }: AppProps) {
  const [{ prefix, screen }, setShown] = useState({
    prefix: initialPrefix,
    screen: initialScreen,
  });

  const markAnchor = useScrollAnchor(screen);
  const wanted = useRef(screen.language);

  const showLanguage = useCallback(
    async (language: Language, keep: () => boolean = () => true) => {
      wanted.current = language;
      const next = await loadScreen(page, language);
      // Who has changed their mind meanwhile gets what they chose last.
      if (wanted.current !== language) return;
      // Nothing is kept before the words are there: they may not come.
      const isKept = keep();
      markAnchor();
      const own = prefixOf(language);
      startTransition(() =>
        // A language's own address is always in it; choosing another leaves it. Where the choice
        // cannot be kept, the address carries it to the next page.
        setShown((shown) => ({
          prefix: !isKept || shown.prefix === own ? own : '',
          screen: next,
        })),
      );
    },
    [page, markAnchor],
  );

  const switchLanguage = useCallback(
    (language: Language) =>
      showLanguage(language, () => storeLanguage(language)).catch(() => {
        // Words that do not come, as when the site was renewed meanwhile, are on the page in that language.
        if (!navigator.onLine || wanted.current !== language) return;
        storeLanguage(language);
        const { pathname, search, hash } = location;
        const address = underPrefix(pathname, prefixOf(language));
        // To the same address with a hash is a jump within the page, which fetches nothing.
        if (address === pathname) location.reload();
        else location.assign(address + search + hash);
      }),
    [showLanguage],
  );

  /** Shows what was chosen on another page; where its words do not come, this one is better than none. */
  const follow = useCallback(
    (shown: Language, under: Prefix) => {
      const due = languageUnder(under) ?? readStoredLanguage();
      // Another may still be on its way.
      wanted.current = due;
      if (due === shown) return;
      showLanguage(due).catch(() => delete document.documentElement.dataset.held);
    },
    [showLanguage],
  );

  useEffect(() => {
    // The server went by the cookie; storage is what counts.
    mirrorStoredLanguage();
    follow(initialScreen.language, initialPrefix);
    document.documentElement.dataset.hydrated = '';
    // The scripts were late, or came at the second attempt.
    delete document.documentElement.dataset.scriptFailed;
    dispatchEvent(new Event('hydrated'));
  }, [initialPrefix, initialScreen, follow]);

  useEffect(() => {
    applyHead(page, screen);
    if (languageUnder(prefix) || screen.language === readStoredLanguage()) {
      delete document.documentElement.dataset.held;
    }
  }, [page, prefix, screen]);

  useEffect(() => {
    const { pathname, search, hash } = location;
    if (pageAt(pathname).prefix === prefix) return;
    history.replaceState(history.state, '', underPrefix(pathname, prefix) + search + hash);
  }, [prefix]);

  useEffect(() => {
    // Brought back whole by the browser's back button, the page is as old as when it was left.
    const catchUp = () => follow(screen.language, prefix);
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) catchUp();
    };
    const listening = new AbortController();
    addEventListener('pageshow', comeBack, { signal: listening.signal });
    // And rendered ahead, as old as the link that led to it.
    document.addEventListener('prerenderingchange', catchUp, { signal: listening.signal });
    return () => listening.abort();
  }, [prefix, screen, follow]);

  useEffect(prepareOnIntent, []);
  useEffect(skipSlowTransition, []);
  // Each page may be the first of a visit, and says so for the form, which may be some pages away.
  useEffect(keepAttribution, []);

  const currentPage = useMemo<CurrentPage>(
    () => ({ page, prefix, language: screen.language, switchLanguage }),
    [page, prefix, screen.language, switchLanguage],
  );

  return (
    <CurrentPageContext value={currentPage}>
      <Layout shell={screen.shell}>{screen.content}</Layout>
    </CurrentPageContext>
  );
}
