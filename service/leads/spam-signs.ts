import type { LeadRequest } from '../../contract/lead-request.ts';
import { humanFillInMs } from '../../contract/lead-request.ts';
import type { FolderReason } from '../../src/content/words.ts';

/** A person who asks for a consultation seldom links to more than a site and a document. */
const linksMax = 3;

/** The beginning of a link; `https://www.` is one. */
const link = /https?:\/\/(?:www\.)?|\bwww\./gi;
/** Links written as HTML or BBCode, which programs post to forms. */
const linkMarkup = /<a\s[^>]*href|\[url[=\]]|\[link[=\]]/i;
/** Letters of scripts in which no language of ours is written. */
const foreignLetters = /[\p{Script=Cyrillic}\p{Script=Han}\p{Script=Thai}\p{Script=Hangul}]/gu;
const foreignShareMax = 0.5;

/** Whether only a program writes so. A link as the company is no sign, because people type those. */
function isByProgram({ name, message }: LeadRequest): boolean {
  return linkMarkup.test(message) || /https?:\/\//i.test(name);
}

function isInForeignScript(message: string): boolean {
  const letters = message.match(/\p{L}/gu)?.length ?? 0;
  return (message.match(foreignLetters)?.length ?? 0) > letters * foreignShareMax;
}

/** Signs of a program in the request itself; some of them are sometimes a person's. */
export function spamSigns(request: LeadRequest): FolderReason[] {
  const reasons: FolderReason[] = [];
  if (request.website !== '') reasons.push('honeypot');
  if (request.filledInMs !== undefined && request.filledInMs < humanFillInMs) {
    reasons.push('too-fast');
  }
  if (isByProgram(request)) reasons.push('content');
  if ((request.message.match(link)?.length ?? 0) > linksMax) reasons.push('many-links');
  if (isInForeignScript(request.message)) reasons.push('foreign-script');
  return reasons;
}

/** Only a message with an address can be a campaign: many people send our default texts unchanged. */
export function canBeCampaign(message: string): boolean {
  return /https?:\/\/|\bwww\.|[^\s@]@[^\s@]+\.[a-z]{2,}/i.test(message);
}
