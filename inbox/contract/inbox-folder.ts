/** Below this lie the inbox and its calls. */
export const inboxFolder = '/inbox';
