import { languages, site } from '#site';
import { type Language, perLanguage } from '../../contract/language.ts';
import { choiceWords } from '../../src/content/chosen-words.ts';

/** The parts of the site folder that the application shows; a build bakes in only these. */
export const siteParts = {
  name: site.facts.name,
  /** Languages of visitors and letters. */
  languages,
  ownerLanguage: site.facts.ownerLanguage,
  mark: site.mark,
  paper: site.palette.paper,
  /** The site's words for the options of a lead, and for the reasons why it is held. */
  words: perLanguage(wordsIn),
};

function wordsIn(language: Language) {
  const { contact, mails } = site.words[language];
  return { ...choiceWords(contact), fields: mails.fields, reasons: mails.notice.reasons };
}
