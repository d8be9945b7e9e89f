/**
 * So long a link is hovered or focused before its page is prepared, in milliseconds; Chromium's own
 * `moderate` eagerness waits for 200.
 */
const restMs = 65;

/**
 * Has the page that a pointer or the focus rests on rendered ahead, or fetched ahead in browsers
 * without speculation rules; not where the visitor saves data. Returns how to stop.
 */
export function prepareOnIntent(): () => void {
  if (savesData()) return () => {};
  const prepare = HTMLScriptElement.supports?.('speculationrules') ? renderAhead() : fetchAhead();
  // Each for itself: where the focus scrolls the page, something else comes to lie under the mouse.
  const stops = (['pointerover', 'focusin'] as const).map((type) => onRest(type, prepare));
  return () => {
    for (const stop of stops) stop();
  };
}

function onRest(type: 'pointerover' | 'focusin', prepare: (link: HTMLAnchorElement) => void) {
  let resting: HTMLAnchorElement | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function rest({ target, isTrusted }: Event) {
    // Ours, of warm-events.ts, are no visitor's.
    if (!isTrusted) return;
    const link = (target instanceof Element && target.closest('a')) || undefined;
    // What is inside of a link is the link.
    if (link === resting) return;
    resting = link;
    clearTimeout(timer);
    if (link && leadsToPage(link)) timer = setTimeout(prepare, restMs, link);
  }

  addEventListener(type, rest, { passive: true });
  return () => {
    clearTimeout(timer);
    removeEventListener(type, rest);
  };
}

/** Marks one link at a time for the rule in service/pages/speculation-rules.ts: the last that was hovered or focused. */
function renderAhead(): (link: HTMLAnchorElement) => void {
  let marked: HTMLAnchorElement | undefined;
  return (link) => {
    delete marked?.dataset.prerender;
    link.dataset.prerender = '';
    marked = link;
  };
}

/**
 * A request of ours, whose answer the browser keeps for the click. No `<link rel="prefetch">`: Firefox
 * holds it to the policy's `default-src`, which is `'none'`, and Safari does not know it.
 */
function fetchAhead(): (link: HTMLAnchorElement) => Promise<void> {
  const asked = new Set<string>();
  return async ({ pathname }) => {
    if (asked.has(pathname)) return;
    asked.add(pathname);
    try {
      const page = await fetch(pathname, { priority: 'low' });
      // An answer that nobody reads may be broken off.
      await page.arrayBuffer();
    } catch {
      // The click asks again.
    }
  };
}

/** Another page of this site: the enlarged images are files, and the language is switched in place. */
function leadsToPage({ origin, pathname, hreflang }: HTMLAnchorElement): boolean {
  if (origin !== location.origin || pathname === location.pathname || hreflang) return false;
  return !pathname.startsWith('/images/');
}

function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
