/** The same shape with any texts: strings stay strings, and functions keep their parameters. */
export type Spoken<T> = T extends string
  ? string
  : T extends (...parameters: infer P) => string
    ? (...parameters: P) => string
    : { readonly [K in keyof T]: Spoken<T[K]> };
