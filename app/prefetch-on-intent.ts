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
    void warmCache(link.pathname);
  }

  addEventListener('pointerover', prefetch, { passive: true });
  addEventListener('focusin', prefetch);
  return () => {
    removeEventListener('pointerover', prefetch);
    removeEventListener('focusin', prefetch);
  };
}

/**
 * A request of ours, whose answer the browser keeps for the click. Of `<link rel="prefetch">`, Firefox
 * asks leave of the policy's `default-src`, which is nobody's, and Safari knows nothing.
 */
async function warmCache(path: string): Promise<void> {
  try {
    const page = await fetch(path, { priority: 'low' });
    // An answer that nobody reads may be broken off.
    await page.arrayBuffer();
  } catch {
    // The click asks again.
  }
}

/** The enlarged images are files, not pages. */
function isPage(path: string): boolean {
  return !path.startsWith('/images/');
}

function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
