import { languages } from '#site';
import { type Language, languageKey } from '../../contract/language.ts';
import { prefixOf } from '../addresses.ts';
import { placeKey } from './place.ts';

/** A page that waits for another address or for its place shows itself after this, in milliseconds. */
const holdAtMost = 4000;

/**
 * Inline script of the head: before anything is painted it leads from a page without prefix to the same
 * one in the visitor's stored language, and a page that the switch led to waits until its place is found.
 * It is text, so that it stays one short statement in every page and imports nothing.
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
  return `(function(){var d=document,r=d.documentElement;function h(v){r.dataset.held=v;setTimeout(function(){delete r.dataset.held},${holdAtMost})}
function f(){try{${redirect}if(sessionStorage.getItem("${placeKey}"))h("place")}catch(e){}}
d.prerendering?d.addEventListener("prerenderingchange",f):f();addEventListener("pageshow",function(e){e.persisted&&f()})})()`;
}
