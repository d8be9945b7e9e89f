import { browserStorage } from '../../../src/browser/storage.ts';
import { inboxFolder } from '../../contract/inbox-folder.ts';

const key = 'inbox-way-back';

/**
 * Stores the address at which the session ended, for the tab that the link in the mail opens. The inbox's
 * addresses identify leads only by id, so no personal data is stored.
 */
export function keepWayBack(): void {
  browserStorage.set(key, location.pathname.slice(inboxFolder.length) + location.search);
}

/** Reads the stored address once, to continue there after sign-in. */
export function takeWayBack(): string {
  const path = browserStorage.get(key);
  browserStorage.set(key, undefined);
  return path.startsWith('/') && !path.startsWith('//') ? path : '/';
}
