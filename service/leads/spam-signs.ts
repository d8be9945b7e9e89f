import type { LeadRequest } from '../../contract/lead-request.ts';
import { humanFillInMs } from '../../contract/lead-request.ts';
import type { FolderReason } from './stored-lead.ts';

/** A person who asks for a consultation may link to a site and a document, seldom to more. */
const linksMax = 3;

/** The beginning of a link; `https://www.` is one. */
const link = /https?:\/\/(?:www\.)?|\bwww\./gi;
/** Links written as HTML or BBCode: forms have neither, so a program wrote them. */
const linkMarkup = /<a\s[^>]*href|\[url[=\]]|\[link[=\]]/i;
/** Letters of scripts that neither of the site's languages is written in. */
const foreignLetters = /[\p{Script=Cyrillic}\p{Script=Han}\p{Script=Thai}\p{Script=Hangul}]/gu;
const foreignShareMax = 0.5;

/** What no person writes. People do type their site as their company, so that is no sign. */
function isByProgram({ name, message }: LeadRequest): boolean {
  return linkMarkup.test(message) || /https?:\/\//i.test(name);
}

function isInForeignScript(message: string): boolean {
  const letters = message.match(/\p{L}/gu)?.length ?? 0;
  return (message.match(foreignLetters)?.length ?? 0) > letters * foreignShareMax;
}

/**
 * Signs of a program that can be read from the request alone. Many links and a foreign script are
 * seldom a person's, yet sometimes: those are for the owner to judge (see `submitLead`).
 */
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

/**
 * Whether the same message from two senders speaks of a campaign. Only one that leads somewhere
 * does: the form offers default texts, which many people send unchanged.
 */
export function canBeCampaign(message: string): boolean {
  return /https?:\/\/|\bwww\.|[^\s@]+@[^\s@]+\.[a-z]{2,}/i.test(message);
}
