import { languageKey } from '../../contract/language.ts';
import { onPageShown } from '../browser/on-page-shown.ts';
import { browserStorage } from '../browser/storage.ts';
import { keepPlace, restorePlace } from './place.ts';

/**
 * Script of the language switch, whose links work without it: following one stores the choice, and the
 * place on the page waits for the page in the other language.
 */
export function followSwitch(): void {
  // A campaign's tags stay in the address.
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[hreflang]')) {
    link.href = link.pathname + location.search;
  }
  for (const type of ['click', 'auxclick'] as const) addEventListener(type, choose);
  restorePlace();
  onPageShown(restorePlace);
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
