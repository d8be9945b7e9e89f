/**
 * Runs inline in the head of every page; the only script before `load`. It fetches the rest after
 * load and idle, or at the first sign of the visitor, and keeps what is tapped until then for the
 * hydrated page. Written for few bytes: it rides in the first flight.
 */

/** Replaced by the build: address of the entry script. */
declare const __ENTRY__: string;
/** Replaced by the build, so that the inline script imports nothing. */
declare const __LANGUAGES__: readonly string[];
declare const __LANGUAGE_KEY__: string;

/** A page that is held back for its language shows itself in any case after this, in milliseconds. */
const holdAtMost = 4000;
/** Signs of a visitor who is about to need the scripts; the first three leave something to keep. */
const signs = ['click', 'submit', 'input', 'pointerdown', 'keydown', 'focusin', 'wheel'];

const root = document.documentElement;
const { dataset } = root;
let early: HTMLElement[] = [];
let started = false;

function start() {
  if (started) return;
  started = true;
  import(/* @vite-ignore */ __ENTRY__).catch(giveUp);
}

/** Without its script the page stays what it is without script: links lead, the form steps aside. */
function giveUp() {
  dataset.scriptFailed = '';
  delete dataset.held;
  const link = early.find((element) => element instanceof HTMLAnchorElement);
  if (!(link instanceof HTMLAnchorElement)) return;
  link.closest('dialog')?.hidePopover();
  location.assign(link.href);
}

function keep(event: Event) {
  start();
  const { target } = event;
  if (!(target instanceof Element)) return;
  if (target instanceof HTMLFormElement && event.type === 'submit') {
    // A native submission would leave the page and lose what was typed.
    event.preventDefault();
    early.push(target);
  }
  // Words typed behind a choice are newer than the text that the choice would put there.
  if (target instanceof HTMLTextAreaElement && event.type === 'input') {
    early = early.filter((element) => !(element instanceof HTMLInputElement));
  }
  if (event.type === 'click') keepClick(event, target);
}

function keepClick(event: Event, target: Element) {
  const control = target.closest<HTMLElement>('[data-replay]');
  if (!(event instanceof MouseEvent) || !event.isTrusted) return;
  if (!control || event.metaKey || event.ctrlKey || event.shiftKey) return;
  if (dataset.scriptFailed === '') return;
  if (control instanceof HTMLAnchorElement) event.preventDefault();
  early.push(control);
}

function replay() {
  for (const sign of signs) removeEventListener(sign, keep, true);
  for (const element of early) {
    if (element instanceof HTMLFormElement) element.requestSubmit();
    else element.click();
  }
}

function holdForLanguage() {
  if (/^\/en(\/|$)/.test(location.pathname)) return;
  let [wanted] = __LANGUAGES__;
  try {
    const stored = localStorage.getItem(__LANGUAGE_KEY__);
    if (stored && __LANGUAGES__.includes(stored)) wanted = stored;
  } catch {
    // Storage can be forbidden; then there is no choice to wait for.
  }
  if (wanted === root.lang) return;
  dataset.held = '';
  setTimeout(() => delete dataset.held, holdAtMost);
  start();
}

holdForLanguage();
for (const sign of signs) addEventListener(sign, keep, true);
addEventListener('hydrated', replay);
addEventListener('load', () => {
  const { requestIdleCallback: whenIdle = setTimeout } = window;
  // A page can be loaded before its first frame is out, above all one rendered ahead: that comes first.
  new PerformanceObserver(() => whenIdle(start)).observe({ type: 'paint', buffered: true });
});
