import { keepInTab, keptInTab } from './tab-storage.ts';

const draftKey = 'lead-draft';

/** Controls whose content is not the visitor's words. */
const notKept = new Set(['website']);

/**
 * Keeps what was typed for as long as the tab is open: an error may ask for a reload, and a visitor
 * may look at a case first. It never leaves the browser and is gone once the lead was sent.
 */
export function keepDraft(form: HTMLFormElement): void {
  const message = form.elements.namedItem('message');
  const marks = message instanceof HTMLElement ? message.dataset : {};
  const entries = [...new FormData(form)].filter(([name]) => !notKept.has(name));
  const isTyped = entries.some(
    ([name, value]) => value !== '' && isTextControl(form.elements.namedItem(name)),
  );
  if (isTyped)
    keepInTab(draftKey, JSON.stringify([...entries, ...Object.entries(marks).map(markEntry)]));
  else forgetDraft();
}

/** Puts the draft back into controls that are still empty. */
export function restoreDraft(form: HTMLFormElement): void {
  for (const [name, value] of read()) {
    const control = form.elements.namedItem(name);
    if (control instanceof RadioNodeList) chooseAgain(control, value);
    else if (name.startsWith(markPrefix)) mark(form, name.slice(markPrefix.length), value);
    else if (isTextControl(control) && control.value === '') control.value = value;
  }
}

/** Unless another than the first has been chosen meanwhile, before the scripts were there. */
function chooseAgain(choices: RadioNodeList, value: string): void {
  const isUntouched = [...choices].every(
    (choice) => choice instanceof HTMLInputElement && choice.checked === choice.defaultChecked,
  );
  if (isUntouched) choices.value = value;
}

/** What is known of the message besides its words stands at its element, as `data-` attributes. */
const markPrefix = 'message.';
const markEntry = ([name, value]: [string, string | undefined]) => [markPrefix + name, value ?? ''];

function mark(form: HTMLFormElement, name: string, value: string): void {
  const message = form.elements.namedItem('message');
  if (message instanceof HTMLElement) message.dataset[name] = value;
}

/** The draft as it is kept, to tell whether it has changed; empty where there is none. */
export const keptDraft = () => keptInTab(draftKey);

/** Once the lead was sent, or nothing is left in the form. */
export function forgetDraft(): void {
  keepInTab(draftKey, undefined);
}

function isTextControl(
  control: RadioNodeList | Element | null,
): control is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement {
  return (
    control instanceof HTMLInputElement ||
    control instanceof HTMLSelectElement ||
    control instanceof HTMLTextAreaElement
  );
}

function read(): [string, string][] {
  try {
    const entries: unknown = JSON.parse(keptDraft());
    if (!Array.isArray(entries)) return [];
    return entries.filter(
      (entry): entry is [string, string] =>
        Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'string',
    );
  } catch {
    // There is none, or it cannot be read.
    return [];
  }
}
