/** Reasons why a request is refused. */
export const problems = [
  'invalid',
  'not-json',
  'signed-out',
  'link-used',
  'passkey-refused',
  'other-origin',
  'owners-only',
  'not-found',
  'no-such-method',
  'conflict',
  'nobody-to-write-to',
  'too-large',
  'too-many',
  'unavailable',
] as const;

export type Problem = (typeof problems)[number];

/** Body of every error answer. */
export interface Refused {
  /** A sentence for the person, in their language. */
  error: string;
  problem: Problem;
}
