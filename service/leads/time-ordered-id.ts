import { v7 } from 'uuid';

/** Returns a UUIDv7 of `now` (ms since 1970): sorts by time, with 74 random bits against guessing. */
export function timeOrderedId(now: number): string {
  return v7({ msecs: now });
}
