import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { AnswerCall, AppAnswer } from '../http/app-call.ts';
import { Batch } from './batch.ts';
import type { FromService, NumberedCall, ToService } from './thread-messages.ts';

/**
 * So many answers are sent in one turn of the event loop: those of a whole group commit come at once,
 * and a visitor who asks for a page meanwhile waits for one slice only.
 */
const answersPerTurn = 8;

/** Beside this file, in the sources (`.ts`) as in the bundle (`.js`). */
const threadFile = new URL(`./service-thread${extname(import.meta.url)}`, import.meta.url);

/** What callers hear where there is no service that could answer, rather than nothing at all. */
const unavailable: AppAnswer = {
  status: 503,
  headers: [
    ['retry-after', '30'],
    ['cache-control', 'no-store'],
  ],
  body: new Uint8Array(),
};

export interface ServiceThread {
  /** Calls from before the start is through wait for it; after a failed one or an end it is 503. */
  answer: AnswerCall;
  /** Resolves when the store is open; rejects with a sentence for the owner. */
  started: Promise<void>;
  /** Resolves when deliveries under way have ended and the store is closed. */
  stop(): Promise<void>;
}

/** Starts the lead service in a thread of its own; the environment is that of the process. */
export function startService(): ServiceThread {
  const thread = new Worker(threadFile);
  const waiting = new Map<number, (answer: AppAnswer) => void>();
  const ready: { id: number; answer: AppAnswer }[] = [];
  const start = Promise.withResolvers<void>();
  // It may fail before anybody waits for it, who will hear of it all the same.
  start.promise.catch(() => undefined);
  const ended = new Promise<void>((resolve) => thread.once('exit', () => resolve()));
  let state: 'starting' | 'open' | 'ended' = 'starting';
  let lastId = 0;

  const say = (message: ToService) => thread.postMessage(message);
  const calls = new Batch<NumberedCall>((batch) => say({ kind: 'calls', calls: batch }));
  /** Calls that came before the thread could take any. */
  let held: NumberedCall[] = [];

  function open(): void {
    state = 'open';
    if (held.length > 0) say({ kind: 'calls', calls: held });
    held = [];
    start.resolve();
  }

  function end(reason: string): void {
    if (state === 'ended') return;
    state = 'ended';
    held = [];
    // An answer that is on its way already is worth more than none.
    for (const { id, answer } of ready.splice(0)) settle(id, answer);
    for (const id of [...waiting.keys()]) settle(id, unavailable);
    // After the answers are written: the host may end the process as soon as it hears of it.
    setImmediate(() => start.reject(new Error(reason)));
  }

  function settle(id: number, answer: AppAnswer): void {
    waiting.get(id)?.(answer);
    waiting.delete(id);
  }

  function answerSome(): void {
    for (const { id, answer } of ready.splice(0, answersPerTurn)) settle(id, answer);
    if (ready.length > 0) setImmediate(answerSome);
  }

  thread.on('message', (message: FromService) => {
    if (message.kind === 'started') open();
    else if (message.kind === 'failed') end(message.reason);
    else if (message.kind === 'answers') {
      if (ready.length === 0) setImmediate(answerSome);
      ready.push(...message.answers);
    }
    // Under `node --watch`, Node itself says here which files the thread has read.
  });
  thread.once('exit', () => end('The lead service was stopped.'));
  // Without a listener for errors, a thread that dies takes the process along, and the host starts it again.

  return {
    started: start.promise,
    answer: (call) =>
      new Promise((resolve) => {
        if (state === 'ended') {
          resolve(unavailable);
          return;
        }
        lastId += 1;
        waiting.set(lastId, resolve);
        if (state === 'open') calls.add({ id: lastId, call });
        else held.push({ id: lastId, call });
      }),
    async stop() {
      if (state === 'open') say({ kind: 'stop' });
      // It serves nobody yet, and a database that does not answer could hold it for long.
      else await thread.terminate();
      await ended;
    },
  };
}
