/** A key or pointer with what it does: the same in WebDriver and in WebDriver BiDi. */
export interface InputSource {
  type: 'key' | 'pointer';
  id: string;
  actions: readonly Record<string, unknown>[];
}

/** What WebDriver and WebDriver BiDi have in common: enough to be a visitor. */
export interface Engine {
  /** Opens an address; resolves once it has loaded. */
  goto: (url: string) => Promise<void>;
  /** Value of an expression in the page, awaited; anything that JSON holds. */
  evaluate: (expression: string) => Promise<unknown>;
  perform: (sources: readonly InputSource[]) => Promise<void>;
  /** Of the window's content, in CSS pixels. */
  resize: (width: number, height: number) => Promise<void>;
  /** What the window shows, as a PNG. */
  picture: () => Promise<Buffer>;
  /** Errors and warnings of all pages so far, in the browser's words; WebKit's driver has none to tell. */
  complaints?: readonly string[];
  close: () => Promise<void>;
}

/** An expression whose value, a promise's too, comes back as JSON. */
export const asJson = (expression: string): string =>
  `(async () => JSON.stringify((await (${expression})) ?? null))()`;
