/** The same shape with any text: a sentence stays a sentence, what counts keeps its parameters. */
export type Spoken<T> = T extends string
  ? string
  : T extends (...parameters: infer P) => string
    ? (...parameters: P) => string
    : { readonly [K in keyof T]: Spoken<T[K]> };
