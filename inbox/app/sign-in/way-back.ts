import { browserStorage } from '../../../src/browser/storage.ts';
import { inboxFolder } from '../../contract/inbox-folder.ts';

const key = 'inbox-way-back';

/**
 * Remembers where somebody was when the session ended, for the tab that the link in the mail opens. An
 * address of the inbox names leads by their ids only.
 */
export function keepWayBack(): void {
  browserStorage.keep(key, location.pathname.slice(inboxFolder.length) + location.search);
}

/** Where to go on after the link, once. */
export function takeWayBack(): string {
  const path = browserStorage.kept(key);
  browserStorage.keep(key, undefined);
  return path.startsWith('/') && !path.startsWith('//') ? path : '/';
}
