import { isLanguage, languageKey } from '../../contract/language.ts';
import { addressIn, prefixOf } from '../addresses.ts';
import { onPageShown } from '../browser/on-page-shown.ts';
import { browserStorage } from '../browser/storage.ts';
import { keepPlace, restorePlace } from './place.ts';

/**
 * Script of the language switch, whose links also work without it: following one stores the choice, and the
 * position on the page for the page in the other language.
 */
export function followSwitch(): void {
  keepAddress();
  for (const type of ['click', 'auxclick'] as const) addEventListener(type, choose);
  if (!document.prerendering) restorePlace();
  onPageShown(restorePlace);
}

/** Makes the links keep the requested address, which may be that of a missing page or have campaign tags. */
function keepAddress(): void {
  const { lang } = document.documentElement;
  const path = isLanguage(lang) ? location.pathname.slice(prefixOf(lang).length) : '';
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[hreflang]')) {
    if (isLanguage(link.hreflang)) {
      link.href = addressIn(link.hreflang, path || '/') + location.search;
    }
  }
}

function choose(event: MouseEvent): void {
  const { target, metaKey, ctrlKey, shiftKey, button } = event;
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[hreflang]');
  // The right button only opens the context menu.
  if (!link || button === 2) return;
  browserStorage.set(languageKey, link.hreflang);
  // A page in a new tab starts at its top.
  if (!metaKey && !ctrlKey && !shiftKey && button === 0) keepPlace();
}
