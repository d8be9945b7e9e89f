import type { AppAnswer, AppCall } from '../http/app-call.ts';

/** What the front thread says to the service. */
export type ToService =
  | { kind: 'calls'; calls: readonly { id: number; call: AppCall }[] }
  /** Finish the deliveries under way, close the store, end. */
  | { kind: 'stop' };

/** What the service says to the front thread. */
export type FromService =
  | { kind: 'started' }
  /** The store could not be opened; a sentence for the owner. */
  | { kind: 'failed'; reason: string }
  | { kind: 'answers'; answers: readonly { id: number; answer: AppAnswer }[] };
