import type { ClientDirective } from 'astro';
import { keepEarlyDraft } from '../lead-form/early-draft.ts';

/** Time from the start of loading after which the scripts count as failed, in milliseconds. */
const loadTimeoutMs = 15_000;
/** Events which show that the visitor is about to use an island. */
const interactions = ['pointerdown', 'focusin', 'keydown', 'input', 'click', 'submit'] as const;
/** Event that an island's component sends once it is hydrated. */
const islandReady = 'island-ready';

/**
 * `client:late`: hydrates an island after load and idle, or at the first interaction with it;
 * `client:late="touch"` at the first interaction only. Earlier actions are held and repeated after hydration:
 * one submission, and clicks on controls with `data-replay`. A control outside of the island names it:
 * `data-replay="ConsentDialog"`.
 */
const late: ClientDirective = (load, { value }, island) => {
  let held: HTMLElement[] = [];
  let oldControls: HTMLElement[] = [];
  let focused: Element | null = null;
  let loading = false;
  const isLead = island.querySelector('[data-draft]') !== null;
  const elsewhere = `[data-replay="${island.getAttribute('component-export')}"]`;
  const ready = new AbortController();

  async function start() {
    if (loading) return;
    loading = true;
    setTimeout(giveUp, loadTimeoutMs);
    const hydrate = await load();
    keepTyped();
    oldControls = controlsIn(island);
    focused = document.activeElement;
    await hydrate();
  }

  /** Shows the island as it is without script, except for a form in which something was typed. */
  function giveUp() {
    if (ready.signal.aborted) return;
    const typed = typedIn(island).length > 0;
    island.dataset['failed'] = typed ? 'input' : '';
    const link = held.find((control) => control instanceof HTMLAnchorElement);
    if (link) location.assign(link.href);
    drop(HTMLAnchorElement);
  }

  /** Saves what was typed, in case the page is left before hydration or hydration replaces the form. */
  function keepTyped() {
    const typed = typedIn(island);
    const hasChosen = held.some((control) => control instanceof HTMLInputElement);
    if (isLead && typed.length > 0) keepEarlyDraft(typed, hasChosen);
  }

  function onInteraction(event: Event) {
    const { target, type } = event;
    if (!(target instanceof Element)) return;
    if (!island.contains(target) && !target.closest(elsewhere)) return;
    void start();
    if (target instanceof HTMLFormElement && type === 'submit') hold(event, target);
    // A choice's default text must not replace text that was typed after it, or that was seen when sending.
    const isTyped = type === 'input' && target instanceof HTMLTextAreaElement;
    if (isTyped || (type === 'submit' && target.querySelector('textarea')?.value)) {
      drop(HTMLInputElement);
    }
    // What is changed after a submission needs another one, or it could be sent half-typed.
    if (type === 'input') drop(HTMLFormElement);
    const control = target.closest<HTMLElement>('[data-replay]');
    if (type === 'click' && control && !('failed' in island.dataset)) {
      // With one of these keys the browser opens a link elsewhere, as it does after hydration.
      const isModified =
        event instanceof MouseEvent && (event.metaKey || event.ctrlKey || event.shiftKey);
      if (!isModified || !(control instanceof HTMLAnchorElement)) hold(event, control);
    }
  }

  function hold(event: Event, control: HTMLElement) {
    if (control instanceof HTMLInputElement) {
      // The browser checks a radio button by itself; only its handler, which changes the message, has to wait.
      drop(HTMLFormElement);
      // A button that was checked by default counts as typed once it is pressed.
      control.defaultChecked = false;
    } else event.preventDefault();
    // Every press of a button is repeated, because it turns a carousel further; a link or choice only once.
    held = [...held.filter((one) => one !== control || one.tagName === 'BUTTON'), control];
  }

  function drop(kind: typeof HTMLElement) {
    held = held.filter((control) => !(control instanceof kind));
  }

  function takeOver() {
    delete island.dataset['failed'];
    ready.abort();
    // After the render that React has started.
    queueMicrotask(async () => {
      island.toggleAttribute('data-ready', true);
      oldControls.forEach(carryOver);
      for (const control of held.map(replacementOf)) {
        if (control instanceof HTMLFormElement) control.requestSubmit();
        else control.click();
        // React renders what a choice changed, before a submission reads it.
        await undefined;
      }
    });
  }

  /** If a translation or an extension has altered the island, React renders it again, with new elements. */
  function replacementOf(control: HTMLElement): HTMLElement {
    return (!control.isConnected && controlsIn(island)[oldControls.indexOf(control)]) || control;
  }

  function carryOver(old: HTMLElement) {
    const control = replacementOf(old);
    if (control === old) return;
    if (old === focused) control.focus();
    if (old instanceof HTMLInputElement && control instanceof HTMLInputElement) {
      control.value ||= old.value;
    }
  }

  const { signal } = ready;
  for (const name of interactions) document.addEventListener(name, onInteraction, { signal });
  addEventListener('pagehide', keepTyped, { signal });
  // Astro has tried twice; the next interaction or connection tries again. The page shows the
  // failure, not the console.
  island.addEventListener('astro:hydration-error', (event) => {
    event.preventDefault();
    loading = false;
    giveUp();
    for (const name of ['pointerdown', 'keydown', 'online']) {
      addEventListener(name, () => void start(), { once: true });
    }
  });
  island.addEventListener(islandReady, takeOver, { once: true });
  if (value === 'touch') return;
  const whenIdle = () =>
    'requestIdleCallback' in window ? requestIdleCallback(() => void start()) : setTimeout(start);
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle, { once: true });
};

function controlsIn(island: HTMLElement): HTMLElement[] {
  return [...island.querySelectorAll<HTMLElement>('form, input, select, textarea, button, a')];
}

/** The controls of an island whose values the visitor has changed. */
function typedIn(island: HTMLElement): readonly HTMLInputElement[] {
  return [...island.querySelectorAll<HTMLInputElement>('input, select, textarea')].filter(
    ({ type, checked, defaultChecked, value }) =>
      type === 'radio' ? checked && !defaultChecked : value !== '',
  );
}

export default late;
