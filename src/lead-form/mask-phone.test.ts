import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { maskPhone } from './mask-phone.ts';

/** Replaces the browser's InputEvent, which Node lacks. */
class FakeInputEvent extends Event {
  readonly inputType: string;
  readonly isComposing: boolean;

  constructor(inputType: string) {
    super('input');
    this.inputType = inputType;
    this.isComposing = inputType === 'insertCompositionText';
  }
}

/** The part of a text field that the mask uses. */
class FakeInput {
  value: string;
  selectionStart: number;

  constructor(value: string, caret: number) {
    this.value = value;
    this.selectionStart = caret;
  }

  select(): void {
    this.selectionStart = 0;
  }

  setSelectionRange(start: number): void {
    this.selectionStart = start;
  }
}

const page = {
  activeElement: undefined as FakeInput | undefined,

  execCommand(_command: 'insertText', _showsUi: boolean, text: string): void {
    if (this.activeElement) this.activeElement.value = text;
  },
};

beforeEach(() => {
  vi.stubGlobal('InputEvent', FakeInputEvent);
  vi.stubGlobal('HTMLInputElement', FakeInput);
  vi.stubGlobal('document', page);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/**
 * Returns the field's value after an event, with `|` at the caret.
 *
 * @param text the value before masking, with `|` at the caret; without it, the caret is at the end
 */
function masked(text: string, inputType = 'insertText'): string {
  const caret = text.includes('|') ? text.indexOf('|') : text.length;
  const input = new FakeInput(text.replace('|', ''), caret);
  page.activeElement = input;
  mask(input, inputType);
  return `${input.value.slice(0, input.selectionStart)}|${input.value.slice(input.selectionStart)}`;
}

function mask(input: FakeInput, inputType: string): void {
  const field: unknown = input;
  if (field instanceof HTMLInputElement) maskPhone(field, new FakeInputEvent(inputType));
}

/** Returns the field's value after typing each key at its end. */
function typedAll(keys: string): string {
  return [...keys].reduce((value, key) => masked(value + key).replace('|', ''), '');
}

describe('typed at the end', () => {
  test.each([
    ['1', '(1'],
    ['11', '(11'],
    ['119', '(11) 9'],
    ['1155550130', '(11) 5555-0130'],
    ['11955550130', '(11) 95555-0130'],
    ['a1b1c9', '(11) 9'],
    ['(011) 95555-0130', '(11) 95555-0130'],
    // Nothing goes before its time.
    ['+55 (0', '+55 (0'],
    ['+55 (011) 95555-0130', '(11) 95555-0130'],
    ['0055 0 11 95555 0130', '(11) 95555-0130'],
    ['0049 30 901820', '+49 30 901820'],
    ['+49 (0)30 901820', '+49 30 901820'],
    ['(+1) 415 555 2671', '+1 415 555 2671'],
  ])('%s becomes %s', (keys, value) => {
    expect(typedAll(keys)).toBe(value);
  });

  test('nothing can be typed after eleven digits', () => {
    expect(typedAll('119555501309')).toBe('(11) 95555-0130');
  });

  test('a country code is removed once the number is complete', () => {
    expect(typedAll('+55')).toBe('+55');
    expect(typedAll('+5511955550130')).toBe('(11) 95555-0130');
  });

  test('full-width digits count as digits', () => {
    expect(typedAll('１１９５５５５０１３０')).toBe('(11) 95555-0130');
  });

  test('a foreign number keeps its country code and spaces', () => {
    expect(typedAll('+351 912 345 678')).toBe('+351 912 345 678');
  });

  test('an area code of 55 is not taken for the country code', () => {
    expect(typedAll('559999912345')).toBe('(55) 99999-1234');
  });
});

describe('during a composition', () => {
  test('ASCII digits are masked, because some phone keyboards compose all input', () => {
    expect(masked('119', 'insertCompositionText')).toBe('(11) 9|');
  });

  test('full-width digits are masked only at its end, or the keyboard would insert them twice', () => {
    expect(masked('(11) ９', 'insertCompositionText')).toBe('(11) ９|');
    expect(masked('(11) ９', 'compositionend')).toBe('(11) 9|');
  });
});

describe('a paste', () => {
  test.each([
    '+55 11 95555-0130',
    '5511955550130',
    '(11) 95555.0130',
    '+55 (11) 9 5555-0130',
    '+55 (011) 95555-0130',
    '+55 (0xx11) 95555-0130',
    '+55 0 11 95555 0130',
    '0055 11 95555-0130',
  ])('of %s is masked', (notation) => {
    expect(masked(notation, 'insertFromPaste')).toBe('(11) 95555-0130|');
  });

  test('that is too long and not a mobile number stays, to not become another number', () => {
    const withCarrierCode = '0 15 11 5555-0130';
    expect(masked(withCarrierCode, 'insertFromPaste')).toBe(`${withCarrierCode}|`);
  });

  test('of a number with an extension is masked without it', () => {
    expect(masked('(11) 5555-0130 ext. 30', 'insertFromPaste')).toBe('(11) 5555-0130|');
    expect(masked('+49 30 1234 ext. 5', 'insertFromPaste')).toBe('+49 30 1234|');
  });

  test('of a mobile number with more text after it is cut', () => {
    expect(masked('11 95555-0130 ext. 30', 'insertFromPaste')).toBe('(11) 95555-0130|');
  });
});

describe('the caret stays', () => {
  test('after a digit inserted in the middle', () => {
    expect(masked('(11) 57|555-013')).toBe('(11) 57|55-5013');
  });

  test('after an inserted full-width digit', () => {
    expect(masked('(11) 5７|555-013')).toBe('(11) 57|55-5013');
  });

  test('after the digit before a deleted one (backspace)', () => {
    expect(masked('(11) 95|5-0130', 'deleteContentBackward')).toBe('(11) 95|50-130');
  });

  test('before the next digit after a forward deletion', () => {
    expect(masked('(11) 9555|0130', 'deleteContentForward')).toBe('(11) 9555-|0130');
  });
});

test('a letter typed by mistake within a number removes nothing', () => {
  expect(masked('(11) 95555x|-0130')).toBe('(11) 95555|-0130');
  expect(masked('+49 301 2345 x|678')).toBe('+49 301 2345| 678');
});

test('an unfocused field is masked, and its selection unchanged', () => {
  const input = new FakeInput('11955550130', 3);
  page.activeElement = undefined;
  mask(input, 'insertFromDrop');
  expect(input).toMatchObject({ value: '(11) 95555-0130', selectionStart: 3 });
});
