import { v7 } from 'uuid';

/** A UUIDv7 of `now` (milliseconds since 1970): sorts by arrival, and 74 random bits are not guessed. */
export function timeOrderedId(now: number): string {
  return v7({ msecs: now });
}
