/**
 * Runs inline in the head of every page; the only script before `load`. It fetches the rest after
 * load and idle, at the first interaction, or when the form comes near, and keeps what is tapped
 * until then for the hydrated page.
 */

/** Replaced by the build: address of the entry script. */
declare const __ENTRY__: string;
/** Replaced by the build, so that the inline script imports nothing. */
declare const __LANGUAGES__: readonly string[];
declare const __LANGUAGE_KEY__: string;

/** A page that is held back for its language shows itself in any case after this, in milliseconds. */
const holdAtMost = 4000;

const root = document.documentElement;
let early: HTMLElement[] = [];
let started = false;

function start() {
  if (started) return;
  started = true;
  import(/* @vite-ignore */ __ENTRY__).catch(giveUp);
}

/** Without its script the page stays what it is without script: links lead, the form steps aside. */
function giveUp() {
  root.dataset.scriptFailed = '';
  delete root.dataset.held;
  const link = early.find((element) => element instanceof HTMLAnchorElement);
  if (!(link instanceof HTMLAnchorElement)) return;
  link.closest('dialog')?.close();
  location.assign(link.href);
}

function keepClick(event: MouseEvent) {
  if (!(event.target instanceof Element) || root.dataset.scriptFailed !== undefined) return;
  const control = event.target.closest<HTMLElement>('[data-replay]');
  if (!control || !event.isTrusted || event.metaKey || event.ctrlKey || event.shiftKey) return;
  if (control instanceof HTMLAnchorElement) event.preventDefault();
  early.push(control);
  start();
}

function keepSubmit(event: SubmitEvent) {
  // A native submission would leave the page and lose what was typed.
  event.preventDefault();
  if (event.target instanceof HTMLFormElement) early.push(event.target);
  start();
}

function keepWords({ target }: Event) {
  // Words typed behind a choice are newer than the text that the choice would put there.
  if (!(target instanceof HTMLTextAreaElement)) return;
  early = early.filter((element) => !(element instanceof HTMLInputElement));
}

function replay() {
  removeEventListener('click', keepClick, true);
  removeEventListener('submit', keepSubmit, true);
  removeEventListener('input', keepWords, true);
  for (const element of early.splice(0)) {
    if (element instanceof HTMLFormElement) element.requestSubmit();
    else element.click();
  }
}

function holdForLanguage() {
  if (/^\/en(\/|$)/.test(location.pathname)) return;
  let stored: string | null = null;
  try {
    stored = localStorage.getItem(__LANGUAGE_KEY__);
  } catch {
    // Storage can be forbidden; then there is no choice to wait for.
  }
  const wanted = stored !== null && __LANGUAGES__.includes(stored) ? stored : __LANGUAGES__[0];
  if (wanted === root.lang) return;
  root.dataset.held = '';
  setTimeout(() => delete root.dataset.held, holdAtMost);
  start();
}

function startNearForm() {
  const form = document.getElementById('contact');
  if (!form) return;
  const near = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      near.disconnect();
      start();
    },
    { rootMargin: '50%' },
  );
  near.observe(form);
}

holdForLanguage();
addEventListener('click', keepClick, true);
addEventListener('submit', keepSubmit, true);
addEventListener('input', keepWords, true);
addEventListener('hydrated', replay, { once: true });
for (const type of ['pointerdown', 'keydown', 'focusin'] as const) {
  addEventListener(type, start, { once: true, passive: true, capture: true });
}
addEventListener('DOMContentLoaded', startNearForm);
addEventListener('load', () => {
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 3000 });
  else setTimeout(start, 200);
});
