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
/** Scripts that are not there after this are said to have failed, in milliseconds; they may come yet. */
const loadAtMost = 15000;
/** Signs of a visitor who is about to need the scripts; the first three leave something to keep. */
const signs = ['click', 'submit', 'input', 'pointerdown', 'keydown', 'focusin', 'wheel'];

const root = document.documentElement;
const { dataset } = root;
let early: HTMLElement[] = [];
/** Undefined until the first try; false after one that failed, when only a sign tries again. */
let started: boolean | undefined;
/** What was typed must stay in sight, whatever becomes of the scripts. */
let typed = '';

function start() {
  if (started) return;
  started = true;
  import(/* @vite-ignore */ __ENTRY__).then(({ hydrate }) => hydrate()).catch(giveUp);
  setTimeout(() => dataset.hydrated ?? giveUp(), loadAtMost);
}

/**
 * Without its script the page stays what it is without script: links lead, and the form steps aside
 * if nothing is in it. The next sign tries again; some browsers remember that the first file failed.
 */
function giveUp() {
  started = false;
  dataset.scriptFailed = typed;
  delete dataset.held;
  early = early.filter((control) => {
    if (!(control instanceof HTMLAnchorElement)) return true;
    // No page is left in which words stand that nothing keeps yet; a section is found by hand by then.
    if (typed) return !control.hash;
    control.closest('dialog')?.hidePopover();
    location.assign(control.href);
    // Followed once: whoever has read on meanwhile stays there.
    return false;
  });
}

function keep(event: Event) {
  start();
  const { target, type } = event;
  if (type === 'input') {
    typed = type;
    // Words typed behind a choice are newer than the text that the choice would put there.
    if (target instanceof HTMLTextAreaElement) {
      early = early.filter((element) => !(element instanceof HTMLInputElement));
    }
  }
  // A native submission would leave the page and lose what was typed.
  if (target instanceof HTMLFormElement && type === 'submit') hold(event, target);
  if (event instanceof MouseEvent && type === 'click') keepClick(event);
}

function keepClick(event: MouseEvent) {
  const { target } = event;
  if (!(target instanceof Element) || !event.isTrusted) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
  const control = target.closest<HTMLElement>('[data-replay]');
  if (control) dataset.scriptFailed ?? hold(event, control);
}

/** What is replayed must not be answered as well: React hears before the last of its effects has run. */
function hold(event: Event, control: HTMLElement) {
  event.stopPropagation();
  // A choice is the browser's own to make.
  if (!(control instanceof HTMLInputElement)) event.preventDefault();
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
  if (location.pathname.split('/')[1] === 'en') return;
  const all = __LANGUAGES__;
  let [wanted] = all;
  try {
    const stored = localStorage.getItem(__LANGUAGE_KEY__) ?? '';
    if (all.includes(stored)) wanted = stored;
  } catch {
    // Storage can be forbidden; then the page is in the language that the cookie asked for.
    return;
  }
  if (wanted === root.lang) return;
  dataset.held = '';
  setTimeout(() => delete dataset.held, holdAtMost);
  start();
}

holdForLanguage();
// Rendered ahead, the page is older than what the visitor chose meanwhile.
document.addEventListener('prerenderingchange', holdForLanguage);
for (const sign of signs) addEventListener(sign, keep, true);
addEventListener('hydrated', replay);
addEventListener('load', () => {
  const { requestIdleCallback: whenIdle = setTimeout } = window;
  const startFirst = () => started ?? start();
  // A page can be loaded before its first frame is out, above all one rendered ahead: that comes first.
  new PerformanceObserver(() => whenIdle(startFirst)).observe({ type: 'paint', buffered: true });
  // Firefox tells of no paint where the page is shown from further down: at a section, or reloaded
  // there. Half a second after it was due it is out, told or not.
  requestAnimationFrame(() => setTimeout(whenIdle, 500, startFirst));
});
