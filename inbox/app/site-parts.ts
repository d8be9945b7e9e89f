import { languages, site } from '#site';
import { type Language, perLanguage } from '../../contract/language.ts';
import type { ChoiceWords } from '../../src/content/chosen-words.ts';

/** What the application shows of the site folder; a build bakes in these parts and no more. */
export const siteParts = {
  name: site.facts.name,
  /** In which visitors write and letters go. */
  languages,
  ownerLanguage: site.facts.ownerLanguage,
  mark: site.mark,
  paper: site.palette.paper,
  /** How the site's own words call what a lead chose, and why a lead is held. */
  words: perLanguage(wordsIn),
};

function wordsIn(language: Language) {
  const { contact, mails } = site.words[language];
  const { interests, companySizes, consultation } = contact;
  const choices: ChoiceWords = { interests, companySizes, consultation };
  return { ...choices, fields: mails.fields, reasons: mails.notice.reasons };
}
