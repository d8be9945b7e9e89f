import type { Words } from './words.ts';

/** Only the owner can tell in which folder a lead is. */
export const folders = ['inbox', 'held', 'spam'] as const;

/** Why a lead is not in the inbox: machine-readable, several may hold. */
export type FolderReason = keyof Words['mails']['notice']['reasons'];

/** Everything that `/readyz` can point out to the owner. */
export type ProblemName = keyof Words['mails']['alert']['problems'];
