import { humanFillInMs, type LeadRequest } from '../../contract/lead-request.ts';
import type { FolderReason } from '../../src/content/words.ts';

/** People who ask for a consultation seldom link to more than a site and a document. */
const linksMax = 3;

/** The beginning of a link; `https://www.` counts once. */
const link = /https?:\/\/(?:www\.)?|\bwww\./gi;
/** Links in HTML or BBCode, which bots post to forms. */
const linkMarkup = /<a\s[^>]*href|\[url[=\]]|\[link[=\]]/i;
/** Letters of scripts that no language of the site uses. */
const foreignLetters = /[\p{Script=Cyrillic}\p{Script=Han}\p{Script=Thai}\p{Script=Hangul}]/gu;
const foreignShareMax = 0.5;

/** Whether only a bot writes like this. A link as the company is no sign, because people type those. */
function hasBotMarkup({ name, message }: LeadRequest): boolean {
  return linkMarkup.test(message) || /https?:\/\//i.test(name);
}

function isInForeignScript(message: string): boolean {
  const letters = message.match(/\p{L}/gu)?.length ?? 0;
  return (message.match(foreignLetters)?.length ?? 0) > letters * foreignShareMax;
}

/** Returns signs of a bot in the request; some of them also occur with people. */
export function spamSigns(request: LeadRequest): FolderReason[] {
  const reasons: FolderReason[] = [];
  if (request.website !== '') reasons.push('honeypot');
  if (request.filledInMs !== undefined && request.filledInMs < humanFillInMs) {
    reasons.push('too-fast');
  }
  if (hasBotMarkup(request)) reasons.push('content');
  if ((request.message.match(link)?.length ?? 0) > linksMax) reasons.push('many-links');
  if (isInForeignScript(request.message)) reasons.push('foreign-script');
  return reasons;
}

/** Whether a message has a link or email address; one without may be our default text, sent unchanged. */
export function canBeCampaign(message: string): boolean {
  return /https?:\/\/|\bwww\.|[^\s@]@[^\s@]+\.[a-z]{2,}/i.test(message);
}
