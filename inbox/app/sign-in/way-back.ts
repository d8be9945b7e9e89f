import { inboxFolder } from '../../contract/inbox-folder.ts';

const key = 'inbox-way-back';

/**
 * Remembers where somebody was when the session ended, for the tab that the link in the mail opens. An
 * address of the inbox names leads by their ids only.
 */
export function keepWayBack(): void {
  try {
    localStorage.setItem(key, location.pathname.slice(inboxFolder.length) + location.search);
  } catch {
    // Forbidden: the list is shown instead.
  }
}

/** Where to go on after the link, once. */
export function takeWayBack(): string {
  try {
    const path = localStorage.getItem(key);
    localStorage.removeItem(key);
    return path?.startsWith('/') && !path.startsWith('//') ? path : '/';
  } catch {
    return '/';
  }
}
