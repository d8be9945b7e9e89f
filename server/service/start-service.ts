import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { AnswerCall, AppAnswer, AppCall } from '../http/app-call.ts';
import { Batch } from './batch.ts';
import type { FromService, ToService } from './thread-messages.ts';

/**
 * So many answers are sent in one turn of the event loop: those of a whole group commit come at once,
 * and a visitor who asks for a page meanwhile waits for one slice only.
 */
const answersPerTurn = 8;

/** Beside this file, in the sources (`.ts`) as in the bundle (`.js`). */
const threadFile = new URL(`./service-thread${extname(import.meta.url)}`, import.meta.url);

export interface Service {
  /** Calls from before the start is through wait for it. */
  answer: AnswerCall;
  /** Resolves when the store is open; rejects with a sentence for the owner. */
  started: Promise<void>;
  /** Resolves when deliveries under way have ended and the store is closed. */
  stop(): Promise<void>;
}

/** Starts the lead service in a thread of its own; the environment is that of the process. */
export function startService(): Service {
  const thread = new Worker(threadFile);
  const waiting = new Map<number, (answer: AppAnswer) => void>();
  const ready: { id: number; answer: AppAnswer }[] = [];
  const start = Promise.withResolvers<void>();
  // It may fail before anybody waits for it, who will hear of it all the same.
  start.promise.catch(() => undefined);
  const ended = new Promise<void>((resolve) => thread.once('exit', () => resolve()));
  let lastId = 0;

  const say = (message: ToService) => thread.postMessage(message);
  const calls = new Batch<{ id: number; call: AppCall }>((batch) =>
    say({ kind: 'calls', calls: batch }),
  );

  function answerSome(): void {
    for (const { id, answer } of ready.splice(0, answersPerTurn)) {
      waiting.get(id)?.(answer);
      waiting.delete(id);
    }
    if (ready.length > 0) setImmediate(answerSome);
  }

  thread.on('message', (message: FromService) => {
    if (message.kind === 'started') start.resolve();
    else if (message.kind === 'failed') start.reject(new Error(message.reason));
    else if (message.kind === 'answers') {
      if (ready.length === 0) setImmediate(answerSome);
      ready.push(...message.answers);
    }
    // Under `node --watch`, Node itself says here which files the thread has read.
  });
  // Without a listener, a thread that dies takes the process along, and the host starts it again.

  return {
    started: start.promise,
    answer: (call) =>
      new Promise((resolve) => {
        lastId += 1;
        waiting.set(lastId, resolve);
        calls.add({ id: lastId, call });
      }),
    async stop() {
      say({ kind: 'stop' });
      await ended;
    },
  };
}
