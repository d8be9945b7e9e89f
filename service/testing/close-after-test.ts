import { onTestFinished } from 'vitest';

/** Closes what a test opened once it is over, the last one first; returns it. */
export function closeAfterTest<T extends { close(): Promise<void> }>(opened: T): T {
  onTestFinished(() => opened.close());
  return opened;
}
