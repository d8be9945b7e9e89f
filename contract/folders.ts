/** Folders of leads; visitors do not learn which one theirs is in. */
export const folders = ['inbox', 'held', 'spam'] as const;

export type Folder = (typeof folders)[number];
