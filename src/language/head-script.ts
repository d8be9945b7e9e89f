import { languages } from '#site';
import { type Language, languageKey } from '../../contract/language.ts';
import { prefixOf } from '../addresses.ts';
import { placeKey } from './place.ts';

/** Time after which a hidden page is shown in any case, in milliseconds. */
const holdTimeoutMs = 4000;

/**
 * Inline script of the head. Before anything is painted it redirects from a page without prefix to the same
 * page in the visitor's stored language, and hides a page that the switch led to until its position is
 * restored. It stores the language of a followed switch, because other scripts may arrive after that; only
 * the left and the middle button follow it. It is a string, so that it stays short in every page and imports
 * nothing.
 */
export function headScript(language: Language): string {
  const prefixes = languages
    .filter(prefixOf)
    .map((one) => `c==="${one}"?"${prefixOf(one)}":`)
    .join('');
  const isDefault = prefixOf(language) === '';
  const redirect = isDefault
    ? `var c=localStorage.getItem("${languageKey}"),p=${prefixes}"";` +
      'if(p){h("away");location.replace(p+location.pathname.replace(/\\/$/,"")+location.search+location.hash);return}'
    : '';
  return `(function(){var d=document,r=d.documentElement;function h(v){r.dataset.held=v;setTimeout(function(){delete r.dataset.held},${holdTimeoutMs})}
function f(){try{${redirect}if(sessionStorage.getItem("${placeKey}"))h("place")}catch(e){}}
function s(e){try{var a=e.target.closest("a[hreflang]");if(a&&e.button<2)localStorage.setItem("${languageKey}",a.hreflang)}catch(e){}}
addEventListener("click",s);addEventListener("auxclick",s);d.prerendering?d.addEventListener("prerenderingchange",f):f();addEventListener("pageshow",function(e){e.persisted&&f()})})()`;
}
