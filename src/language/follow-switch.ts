import { isLanguage, languageKey } from '../../contract/language.ts';
import { addressIn, prefixOf } from '../addresses.ts';
import { onPageShown } from '../browser/on-page-shown.ts';
import { browserStorage } from '../browser/storage.ts';
import { keepPlace, restorePlace } from './place.ts';

/**
 * Script of the language switch, whose links work without it: following one stores the choice, and the
 * place on the page waits for the page in the other language.
 */
export function followSwitch(): void {
  keepAddress();
  for (const type of ['click', 'auxclick'] as const) addEventListener(type, choose);
  if (!document.prerendering) restorePlace();
  onPageShown(restorePlace);
}

/** The links lead to the address that was asked for: it may be a missing page's, or have a campaign's tags. */
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
  // The right button opens a menu, in which the address may only be copied.
  if (!link || button === 2) return;
  browserStorage.keep(languageKey, link.hreflang);
  // A new tab begins at its top.
  if (!metaKey && !ctrlKey && !shiftKey && button === 0) keepPlace();
}
