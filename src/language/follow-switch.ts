import { isLanguage } from '../../contract/language.ts';
import { addressIn, prefixOf } from '../addresses.ts';
import { onPageShown } from '../browser/on-page-shown.ts';
import { keepPlace, restorePlace } from './place.ts';

/**
 * Script of the language switch, whose links also work without it: following one keeps the position on the
 * page for the page in the other language. The head's script stores the choice.
 */
export function followSwitch(): void {
  keepAddress();
  addEventListener('click', follow);
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

function follow({ target, metaKey, ctrlKey, shiftKey }: MouseEvent): void {
  // A page in a new tab starts at its top.
  if (metaKey || ctrlKey || shiftKey) return;
  if (target instanceof Element && target.closest('a[hreflang]')) keepPlace();
}
