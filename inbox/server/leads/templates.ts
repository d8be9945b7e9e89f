import * as v from 'valibot';
import { engineLanguages, perLanguage } from '../../../contract/language.ts';
import { multiline, singleLine } from '../../../contract/text.ts';
import type { Store } from '../../../service/storage/open-store.ts';
import type { Templates } from '../../contract/leads.ts';
import { maxLengths } from '../../contract/terms.ts';
import { serverWords } from '../../words/server-words.ts';

const settingKey = 'inbox-templates';

/** Schemas of a reply; the limit of its text is more than anybody types. */
export const replyWords = {
  subject: singleLine({ min: 1, max: maxLengths.subject }),
  text: multiline({ min: 1, max: 20_000 }),
};

export const templatesSchema = v.object(v.entriesFromList(engineLanguages, v.object(replyWords)));

/** Templates saved before a language was added to the engine lack that language. */
const keptTemplates = v.object(
  v.entriesFromList(engineLanguages, v.exactOptional(v.object(replyWords))),
);

/** Templates of replies until the owners write their own. */
export const defaultTemplates: Templates = perLanguage(
  (language) => serverWords[language].template,
);

/** The owners' templates, or the default ones. */
export async function readTemplates({ settings }: Store): Promise<Templates> {
  const kept = await settings.get(settingKey);
  const { success, output } = v.safeParse(keptTemplates, kept && JSON.parse(kept));
  return success ? { ...defaultTemplates, ...output } : defaultTemplates;
}

export async function keepTemplates({ settings }: Store, templates: Templates): Promise<void> {
  await settings.set(settingKey, JSON.stringify(templates));
}
