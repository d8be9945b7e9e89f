/** An input source and its actions, the same in WebDriver and WebDriver BiDi. */
export interface InputSource {
  type: 'key' | 'pointer';
  id: string;
  actions: readonly Record<string, unknown>[];
}

/** The common part of WebDriver and WebDriver BiDi that the tests need. */
export interface Engine {
  /** Opens an address; resolves once it has loaded. */
  goto: (url: string) => Promise<void>;
  /** Evaluates an expression in the page; resolves to its awaited value, as JSON. */
  evaluate: (expression: string) => Promise<unknown>;
  perform: (sources: readonly InputSource[]) => Promise<void>;
  /** Sets the size of the viewport, in CSS pixels. */
  resize: (width: number, height: number) => Promise<void>;
  /** A screenshot of the viewport, as a PNG. */
  picture: () => Promise<Buffer>;
  /** Console errors and warnings of all pages so far; WebKit's driver does not report any. */
  complaints?: readonly string[];
  close: () => Promise<void>;
}

/** Wraps an expression so that its awaited value is returned as JSON. */
export const asJson = (expression: string): string =>
  `(async () => JSON.stringify((await (${expression})) ?? null))()`;
