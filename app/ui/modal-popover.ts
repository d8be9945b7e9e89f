import type { ToggleEvent } from 'react';
import { afterPaint } from './after-paint.ts';

/** What was made inert for a dialog, to be given back when it closes. */
const hiddenBy = new WeakMap<HTMLDialogElement, readonly HTMLElement[]>();

/**
 * A `<dialog popover aria-modal>` opens at once, where a modal dialog first makes the page inert,
 * which restyles all of it: here that follows the frame that answers (decision 10). Its
 * `onBeforeToggle` must be `endModal`. One that is open stays as it is. A browser without popovers gets
 * the modal.
 */
export async function openModal(dialog: HTMLDialogElement): Promise<void> {
  if (!knowsPopover()) {
    dialog.showModal();
    return;
  }
  if (isOpen(dialog)) return;
  dialog.showPopover();
  await afterPaint();
  // Closed and opened again meanwhile, the page may be hidden already, and by nobody else.
  if (isOpen(dialog) && !hiddenBy.has(dialog)) hiddenBy.set(dialog, hideBeside(dialog));
}

/** Closes the dialog; the focus returns to where it was. */
export function closeModal(dialog: HTMLDialogElement): void {
  if (knowsPopover()) dialog.hidePopover();
  else dialog.close();
}

/** Gives the page back before the focus returns to it. */
export function endModal({ currentTarget, newState }: ToggleEvent<HTMLDialogElement>): void {
  if (newState !== 'closed') return;
  for (const element of hiddenBy.get(currentTarget) ?? []) element.inert = false;
  hiddenBy.delete(currentTarget);
}

function isOpen(dialog: HTMLDialogElement): boolean {
  return dialog.matches(':popover-open');
}

/** Safari 17, Firefox 125, Chromium 114. */
export function knowsPopover(): boolean {
  return 'popover' in HTMLElement.prototype;
}

/** Makes all inert that is not the dialog and does not hold it; returns what it hid. */
function hideBeside(dialog: HTMLDialogElement): readonly HTMLElement[] {
  const hidden: HTMLElement[] = [];
  let holder: Element = dialog;
  while (holder !== document.body && holder.parentElement) {
    for (const element of holder.parentElement.children) {
      if (element === holder || !(element instanceof HTMLElement) || element.inert) continue;
      element.inert = true;
      hidden.push(element);
    }
    holder = holder.parentElement;
  }
  return hidden;
}
