/**
 * Fetches the page that a pointer or the focus rests on, in browsers without speculation rules,
 * and not where the visitor saves data. Returns how to stop.
 */
export function prefetchOnIntent(): () => void {
  if (HTMLScriptElement.supports?.('speculationrules') || savesData()) return () => {};
  const asked = new Set<string>([location.pathname]);

  function prefetch({ target }: Event) {
    const link = target instanceof Element ? target.closest('a') : undefined;
    if (!link || link.origin !== location.origin || asked.has(link.pathname)) return;
    if (!isPage(link.pathname) || link.hreflang) return;
    asked.add(link.pathname);
    const hint = document.createElement('link');
    hint.rel = 'prefetch';
    hint.href = link.pathname;
    document.head.append(hint);
  }

  addEventListener('pointerover', prefetch, { passive: true });
  addEventListener('focusin', prefetch);
  return () => {
    removeEventListener('pointerover', prefetch);
    removeEventListener('focusin', prefetch);
  };
}

/** The enlarged images are files, not pages. */
function isPage(path: string): boolean {
  return !path.startsWith('/images/');
}

function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
