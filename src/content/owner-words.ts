import type { Words } from './words.ts';

/** Folders of leads; visitors do not learn which one theirs is in. */
export const folders = ['inbox', 'held', 'spam'] as const;

/** Why a lead is not in the inbox; it may have several reasons. */
export type FolderReason = keyof Words['mails']['notice']['reasons'];

/** Every problem that `/readyz` counts and the owner is told about. */
export type ProblemName = keyof Words['mails']['alert']['problems'];
