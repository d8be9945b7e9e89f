import type { ClientDirective } from 'astro';
import { keepEarlyDraft } from '../lead-form/early-draft.ts';

/** The scripts are said to have failed when they are not there after this, in milliseconds. */
const loadAtMost = 15_000;
/** Signs of a visitor who is about to need an island. */
const signs = ['pointerdown', 'focusin', 'keydown', 'input', 'click', 'submit'] as const;
/** Event that an island's component sends when its handlers and effects are there. */
const islandReady = 'island-ready';

/**
 * `client:late`: fetches an island after load and idle, or at the first touch in it; `client:late="touch"`
 * at the first touch only. What the visitor does before it is there waits and is done again then: one
 * submission, and clicks on controls marked with `data-replay`. A control outside of the island says there
 * which island it means: `data-replay="ConsentDialog"`.
 */
const late: ClientDirective = (load, { value }, island) => {
  let held: HTMLElement[] = [];
  let loading = false;
  const elsewhere = `[data-replay="${island.getAttribute('component-export')}"]`;
  const ready = new AbortController();

  async function start() {
    if (loading) return;
    loading = true;
    const timer = setTimeout(giveUp, loadAtMost);
    const hydrate = await load();
    await hydrate();
    clearTimeout(timer);
  }

  /** The island becomes what it is without script; a form in which words stand stays. */
  function giveUp() {
    const typed = typedIn(island).length > 0;
    island.dataset['failed'] = typed ? 'input' : '';
    const link = held.find((control) => control instanceof HTMLAnchorElement);
    if (link instanceof HTMLAnchorElement && !typed) location.assign(link.href);
    held = held.filter((control) => !(control instanceof HTMLAnchorElement));
  }

  /** A page that is left before its island came keeps what was typed. */
  function keepTyped() {
    const typed = typedIn(island);
    if (typed.length > 0 && island.querySelector('[data-draft]')) keepEarlyDraft(typed);
  }

  function notice(event: Event) {
    const { target, type } = event;
    if (!(target instanceof Element)) return;
    if (!island.contains(target) && !target.closest(elsewhere)) return;
    void start();
    if (target instanceof HTMLFormElement && type === 'submit') hold(event, target);
    // Words typed after a choice are newer than the text that the choice would put there.
    if (type === 'input' && target instanceof HTMLTextAreaElement) {
      held = held.filter((control) => !(control instanceof HTMLInputElement));
    }
    const control = target.closest<HTMLElement>('[data-replay]');
    if (type === 'click' && control && !('failed' in island.dataset)) hold(event, control);
  }

  function hold(event: Event, control: HTMLElement) {
    // The browser ticks a radio button by itself; only its handler has to wait.
    if (!(control instanceof HTMLInputElement)) event.preventDefault();
    // Each press of a button counts, for it turns a carousel further; a link or a choice only once.
    held = [...held.filter((one) => one !== control || one.tagName === 'BUTTON'), control];
  }

  function takeOver() {
    delete island.dataset['failed'];
    ready.abort();
    // After the render that React has begun.
    queueMicrotask(() => {
      island.toggleAttribute('data-ready', true);
      for (const control of held) {
        if (control instanceof HTMLFormElement) control.requestSubmit();
        else control.click();
      }
    });
  }

  const { signal } = ready;
  for (const sign of signs) document.addEventListener(sign, notice, { signal });
  addEventListener('pagehide', keepTyped, { signal });
  // Astro has tried twice; the visitor's next sign tries again. The page says what is missing, not the console.
  island.addEventListener('astro:hydration-error', (event) => {
    event.preventDefault();
    loading = false;
    giveUp();
    for (const sign of ['pointerdown', 'keydown', 'online']) {
      addEventListener(sign, () => void start(), { once: true });
    }
  });
  island.addEventListener(islandReady, takeOver, { once: true });
  if (value === 'touch') return;
  const whenIdle = () =>
    'requestIdleCallback' in window ? requestIdleCallback(() => void start()) : setTimeout(start);
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle, { once: true });
};

/** The controls of an island that the visitor has put something into. */
function typedIn(island: HTMLElement): readonly HTMLInputElement[] {
  return [...island.querySelectorAll<HTMLInputElement>('input, select, textarea')].filter(
    ({ type, checked, defaultChecked, value }) =>
      type === 'radio' ? checked && !defaultChecked : value !== '',
  );
}

export default late;
