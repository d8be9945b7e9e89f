import { onTestFinished } from 'vitest';

/** Closes `opened` after the test, the last one first, and returns it. */
export function closeAfterTest<T extends { close(): Promise<void> }>(opened: T): T {
  onTestFinished(() => opened.close());
  return opened;
}
