/**
 * What a tap, a key and the focus are made of, but for those that pages and their tags count (click,
 * keydown, submit).
 */
const kinds = [
  'pointerover',
  'pointerdown',
  'touchstart',
  'pointerup',
  'pointerout',
  'touchend',
  'mouseover',
  'mousedown',
  'mouseup',
  'focusin',
  'input',
  'keyup',
];

/**
 * Sends one event of each kind to an element that does nothing with it. The engine compiles a function
 * when it is first called: without this the first tap waits for all of React's way of an event, which
 * on a slow phone is 30 ms of its answer. Call it when the page is idle.
 */
export function warmEvents(idle: Element): void {
  for (const kind of kinds) idle.dispatchEvent(new Event(kind, { bubbles: true }));
}
