import type { AppAnswer, AppCall } from '../http/app-call.ts';

/** A call, and the number by which its answer is known. */
export interface NumberedCall {
  id: number;
  call: AppCall;
}

/** What the front thread says to the service, once that has said `started`. */
export type ToService =
  | { kind: 'calls'; calls: readonly NumberedCall[] }
  /** Finish the deliveries under way, close the store, end. */
  | { kind: 'stop' };

/** What the service says to the front thread. */
export type FromService =
  /** The store is open, and calls are listened for. */
  | { kind: 'started' }
  /** The store could not be opened; a sentence for the owner. */
  | { kind: 'failed'; reason: string }
  | { kind: 'answers'; answers: readonly { id: number; answer: AppAnswer }[] };
