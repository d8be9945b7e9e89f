import { v7 } from 'uuid';

/**
 * A UUIDv7 for something that happened at `now`, in milliseconds since 1970: ids sort by time of arrival,
 * so that their index grows at one end, and 74 random bits keep them from being guessed.
 */
export function timeOrderedId(now: number): string {
  return v7({ msecs: now });
}
