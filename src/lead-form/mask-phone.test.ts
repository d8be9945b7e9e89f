import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { maskPhone } from './mask-phone.ts';

/** The event of a browser, of which Node has none. */
class FakeInputEvent extends Event {
  readonly inputType: string;
  readonly isComposing: boolean;

  constructor(inputType: string) {
    super('input');
    this.inputType = inputType;
    this.isComposing = inputType === 'insertCompositionText';
  }
}

/** As much of a text field as the mask uses. */
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
 * The field after an event, with `|` where the caret is.
 *
 * @param text what the browser made of the field, with its caret; without one, it is at the end
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

/** The field after each key of somebody who types at its end. */
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
  ])('%s grows into %s', (keys, value) => {
    expect(typedAll(keys)).toBe(value);
  });

  test('nothing goes in behind eleven digits', () => {
    expect(typedAll('119555501309')).toBe('(11) 95555-0130');
  });

  test('a country code goes once the number stands behind it', () => {
    expect(typedAll('+55')).toBe('+55');
    expect(typedAll('+5511955550130')).toBe('(11) 95555-0130');
  });

  test('digits of a Japanese keyboard count as digits', () => {
    expect(typedAll('１１９５５５５０１３０')).toBe('(11) 95555-0130');
  });

  test('a number from abroad keeps its code and its blanks', () => {
    expect(typedAll('+351 912 345 678')).toBe('+351 912 345 678');
  });

  test('an area code of 55 is no country code', () => {
    expect(typedAll('559999912345')).toBe('(55) 99999-1234');
  });
});

describe('while a keyboard composes', () => {
  test('the usual digits get the mask, as some on a phone compose all that is typed', () => {
    expect(masked('119', 'insertCompositionText')).toBe('(11) 9|');
  });

  test('full-width ones stay as they are, or it would put them in a second time', () => {
    expect(masked('(11) ９', 'insertCompositionText')).toBe('(11) ９|');
    expect(masked('(11) ９', 'compositionend')).toBe('(11) 9|');
  });
});

describe('a paste', () => {
  test('of a number in any spelling gets the mask', () => {
    expect(masked('+55 (11) 9 5555-0130', 'insertFromPaste')).toBe('(11) 95555-0130|');
  });

  test('that is too long and no whole mobile number stays, so that no other number is made of it', () => {
    const withExtension = '(11) 5555-0130 ext. 30';
    expect(masked(withExtension, 'insertFromPaste')).toBe(`${withExtension}|`);
  });

  test('of a whole mobile number with more behind it is cut', () => {
    expect(masked('11 95555-0130 ext. 30', 'insertFromPaste')).toBe('(11) 95555-0130|');
  });
});

describe('the caret stays', () => {
  test('behind a digit that was put in the middle', () => {
    expect(masked('(11) 57|555-013')).toBe('(11) 57|55-5013');
  });

  test('behind a full-width digit, too', () => {
    expect(masked('(11) 5７|555-013')).toBe('(11) 57|55-5013');
  });

  test('behind the digit before one that was deleted', () => {
    expect(masked('(11) 95|5-0130', 'deleteContentBackward')).toBe('(11) 95|50-130');
  });

  test('before the next digit for somebody who deletes forwards', () => {
    expect(masked('(11) 9555|0130', 'deleteContentForward')).toBe('(11) 9555-|0130');
  });
});

test('a field without the focus gets the mask, and its selection is left alone', () => {
  const input = new FakeInput('11955550130', 3);
  page.activeElement = undefined;
  mask(input, 'insertFromDrop');
  expect(input).toMatchObject({ value: '(11) 95555-0130', selectionStart: 3 });
});
