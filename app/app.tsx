import { startTransition, useCallback, useEffect, useMemo, useState } from 'react';
import type { Language } from '../contract/language.ts';
import { applyHead } from './head/apply-head.ts';
import { mirrorLanguage, readStoredLanguage, storeLanguage } from './i18n/stored-language.ts';
import { keepAttribution } from './lead/attribution.ts';
import { loadScreen, type Screen } from './load-screen.tsx';
import { prefetchOnIntent } from './prefetch-on-intent.ts';
import { type Page, type Prefix, withoutPrefix } from './routes.ts';
import { type Site, SiteContext } from './site.ts';
import { skipSlowTransition } from './skip-slow-transition.ts';
import { Layout } from './ui/layout.tsx';
import { useKeptPlace } from './ui/use-kept-place.ts';

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

  const markPlace = useKeptPlace(screen);

  const showLanguage = useCallback(
    async (language: Language) => {
      const next = await loadScreen(page, language);
      markPlace();
      startTransition(() =>
        // An /en address is always English; choosing another language leaves it.
        setShown((shown) => ({
          prefix: shown.prefix === '/en' && language !== 'en' ? '' : shown.prefix,
          screen: next,
        })),
      );
    },
    [page, markPlace],
  );

  const switchLanguage = useCallback(
    (language: Language) => {
      storeLanguage(language);
      return showLanguage(language);
    },
    [showLanguage],
  );

  useEffect(() => {
    const stored = readStoredLanguage();
    // The server went by the cookie; storage is what counts.
    mirrorLanguage(stored);
    const wanted = initialPrefix === '/en' ? 'en' : stored;
    if (wanted !== initialScreen.language) void showLanguage(wanted);
    document.documentElement.dataset.hydrated = '';
    dispatchEvent(new Event('hydrated'));
  }, [initialPrefix, initialScreen, showLanguage]);

  useEffect(() => {
    applyHead(page, screen);
    if (prefix === '/en' || screen.language === readStoredLanguage()) {
      delete document.documentElement.dataset.held;
    }
  }, [page, prefix, screen]);

  useEffect(() => {
    if (prefix === initialPrefix) return;
    const { pathname, search, hash } = location;
    history.replaceState(history.state, '', withoutPrefix(pathname) + search + hash);
  }, [prefix, initialPrefix]);

  useEffect(() => prefetchOnIntent(), []);
  useEffect(() => skipSlowTransition(), []);
  // Each page may be the first of a visit, and says so for the form, which may be some pages away.
  useEffect(keepAttribution, []);

  const site = useMemo<Site>(
    () => ({ page, prefix, language: screen.language, switchLanguage }),
    [page, prefix, screen.language, switchLanguage],
  );

  return (
    <SiteContext value={site}>
      <Layout shell={screen.shell}>{screen.content}</Layout>
    </SiteContext>
  );
}
