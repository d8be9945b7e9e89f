import { formatPhone } from '../../contract/phone.ts';

/** Puts the mask on a phone field while it is typed in, and leaves the caret behind the same digit. */
export function maskPhone(input: HTMLInputElement): void {
  const masked = formatPhone(input.value);
  if (masked === input.value) return;
  const caret = input.selectionStart ?? input.value.length;
  const atEnd = caret === input.value.length;
  const digitsBefore = input.value.slice(0, caret).replace(/\D/g, '').length;
  input.value = masked;
  if (document.activeElement !== input) return;
  const position = atEnd ? masked.length : positionBehind(masked, digitsBefore);
  input.setSelectionRange(position, position);
}

function positionBehind(text: string, digits: number): number {
  let seen = 0;
  for (let index = 0; index < text.length; index += 1) {
    if (seen === digits) return index;
    if (/\d/.test(text.charAt(index))) seen += 1;
  }
  return text.length;
}
