import { formatPhone, halfWidth, isPhoneTooLong } from '../../contract/phone.ts';

/**
 * Masks a phone field while typing and keeps the caret behind the same digit; when deleting forwards, in
 * front of the next digit, so that the Delete key does not get stuck at the mask's own characters.
 */
export function maskPhone(input: HTMLInputElement, event?: Event): void {
  // Masking would redo what was undone. The browser selects the text that an undo restores, and the next
  // digit would replace it.
  if (event instanceof InputEvent && event.inputType.startsWith('history')) {
    input.setSelectionRange(input.value.length, input.value.length);
    return;
  }
  const value = halfWidth(input.value);
  // Writing half-width digits now would end the composition, which would then insert them again.
  if (event instanceof InputEvent && event.isComposing && value !== input.value) return;
  // An incomplete country code or trunk zero is removed only once a digit follows it.
  if (/^(?:0|\+550?)$/.test(value.replace(/[ ()]/g, ''))) return;
  const typed = event instanceof InputEvent && /^insert(?:Comp|Text)/.test(event.inputType);
  // A letter that was typed by mistake starts no extension, which would end the number.
  const masked = formatPhone(typed ? asNational(value.replace(/\p{L}/gu, '')) : value);
  // Surplus digits are dropped (specification chapter 5), but from a pasted text only after a complete mobile
  // number: cutting one with a carrier code would make another number.
  const isWhole = typed || /^\(\d\d\) 9/.test(masked);
  if (!isWhole && isPhoneTooLong(value)) return;
  if (masked === input.value) return;
  const caret = input.selectionStart ?? input.value.length;
  const atEnd = caret === input.value.length;
  const digitsBefore = halfWidth(input.value.slice(0, caret)).replace(/\D/g, '').length;
  const hasFocus = document.activeElement === input;
  // Inserted as if typed, so that Ctrl+Z works; not during a composition, which it would end.
  if (hasFocus && event instanceof InputEvent && !event.isComposing) {
    input.select();
    document.execCommand('insertText', false, masked);
  }
  if (input.value !== masked) input.value = masked;
  if (!hasFocus) return;
  const behind = atEnd ? masked.length : positionBehind(masked, digitsBefore);
  const forwards = event instanceof InputEvent && event.inputType === 'deleteContentForward';
  const position = forwards ? behind + masked.slice(behind).search(/\d|$/) : behind;
  input.setSelectionRange(position, position);
}

/**
 * Handles one surplus digit typed into a masked number: a `55` before a mobile's 9 is the area code of
 * Santa Maria and not the country code, so the country code is put before it.
 */
function asNational(text: string): string {
  const surplus = /^\(\d{2}\) 9/.test(text) && text.replace(/\D/g, '').length === 12;
  return surplus ? `+55 ${text}` : text;
}

function positionBehind(text: string, digits: number): number {
  const before = new RegExp(String.raw`^\+?(?:\D*\d){${digits}}`).exec(text);
  return before ? before[0].length : text.length;
}
