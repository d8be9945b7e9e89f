import { formatPhone, halfWidth, isPhoneTooLong } from '../../contract/phone.ts';

/**
 * Puts the mask on a phone field while it is typed in, and leaves the caret behind the same digit; in
 * front of the next one for who deletes forwards, or the mask's own characters would hold them up.
 */
export function maskPhone(input: HTMLInputElement, event?: Event): void {
  // The mask would redo what was undone. The browser selects what an undo brings back, and the next digit
  // would replace it.
  if (event instanceof InputEvent && event.inputType.startsWith('history')) {
    input.setSelectionRange(input.value.length, input.value.length);
    return;
  }
  const value = halfWidth(input.value);
  // Writing half-width digits now would end the keyboard's composing, which then inserts them again.
  if (event instanceof InputEvent && event.isComposing && value !== input.value) return;
  // A country code or a trunk zero on its way: it goes once a digit stands behind it.
  if (/^(?:0|\+550?)$/.test(value.replace(/[ ()]/g, ''))) return;
  const typed = event instanceof InputEvent && /^insert(?:Comp|Text)/.test(event.inputType);
  const masked = formatPhone(typed ? asNational(value) : value);
  // What is beyond the mask is dropped (specification chapter 5), but of a paste only where a whole
  // mobile number stands before it: of an extension or a carrier's code, a cut makes another number.
  const isWhole = typed || /^\(\d\d\) 9/.test(masked);
  if (!isWhole && isPhoneTooLong(value)) return;
  if (masked === input.value) return;
  const caret = input.selectionStart ?? input.value.length;
  const atEnd = caret === input.value.length;
  const digitsBefore = halfWidth(input.value.slice(0, caret)).replace(/\D/g, '').length;
  const hasFocus = document.activeElement === input;
  // Put in like what is typed, or Ctrl+Z would find nothing; while a keyboard composes, that would end it.
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
 * One digit more than a number has, typed into what already carries the mask: a `55` in front of a
 * mobile's 9 is the area code of Santa Maria and no country code, which is said by putting that one
 * before it.
 */
function asNational(text: string): string {
  const surplus = /^\(\d{2}\) 9/.test(text) && text.replace(/\D/g, '').length === 12;
  return surplus ? `+55 ${text}` : text;
}

function positionBehind(text: string, digits: number): number {
  const before = new RegExp(String.raw`^\+?(?:\D*\d){${digits}}`).exec(text);
  return before ? before[0].length : text.length;
}
