/** `npm run new-site`: creates the folder site/ with neutral placeholder texts. */
import './explain-errors.ts';
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { parse } from 'yaml';
import { isLanguage } from '../contract/language.ts';
import { loadSite } from '../src/content/load-site.ts';
import { type Remark, SiteError, sayRemark } from '../src/content/remark.ts';
import { isInLanguages } from '../src/content/site-files.ts';
import { answerHelp } from './answer-help.ts';

answerHelp(`npm run new-site creates the folder site/ with neutral words in every language. Texts that you have
to replace are between ⟦ and ⟧. It asks for the name, domain and email, or takes them as options:

  npm run new-site -- --name 'Maré Alta' --domain marealta.com.br --email oi@marealta.com.br

--languages pt-BR creates a site in one language, --languages en,pt-BR one whose first language is English.`);

const text = { type: 'string' } as const;
const { values } = parseArgs({
  options: { name: text, domain: text, email: text, languages: text },
});

/** The owner's site folder; only tests set another one. */
const folder = process.env['SITE_FOLDER'] ?? 'site';

const spoken = (values.languages ?? 'pt-BR,en').split(',').map((language) => language.trim());
const [first = ''] = spoken;
/** The owner's language. An unknown one is refused below. */
const language = isLanguage(first) ? first : 'en';
const say = (sentence: Remark['sentence']) => sayRemark({ sentence, values: { folder } }, language);

const questions = { name: 'askName', domain: 'askDomain', email: 'askEmail' } as const;

async function readAnswers(): Promise<Readonly<Record<string, string>>> {
  const answers: Record<string, string> = { ...values };
  const asking = createInterface({ input: process.stdin, output: process.stdout });
  // Read one by one: answers piped from a file arrive before the questions.
  const lines = asking[Symbol.asyncIterator]();
  for (const [key, question] of Object.entries(questions)) {
    if (answers[key] === undefined) {
      asking.setPrompt(`${say(question)}: `);
      asking.prompt();
      const { value, done } = await lines.next();
      if (done) throw new SiteError([{ sentence: 'notAllAnswered', values: { folder } }], language);
      answers[key] = value;
    }
    answers[key] = answers[key].trim();
  }
  asking.close();
  return answers;
}

if (existsSync(folder)) {
  throw new SiteError([{ sentence: 'folderExists', values: { folder } }]);
}
const answers = await readAnswers();
// Placeholders for the files shared by all languages.
const asked = readFileSync(`demo/new/site/${language}.yaml`, 'utf8');
const filled: Readonly<Record<string, string | undefined>> = {
  ...v.parse(v.record(v.string(), v.string()), parse(asked)),
  ...answers,
  ownerLanguage: first,
  today: Temporal.Now.plainDateISO().toString(),
};
cpSync('demo/neutral', folder, {
  recursive: true,
  filter: (file) => isInLanguages(file, spoken),
});
for (const file of ['site.yaml', 'technologies.yaml']) {
  const written = readFileSync(`${folder}/${file}`, 'utf8')
    .replace("'{languages}'", `[${spoken.join(', ')}]`)
    .replace(/'\{(\w+)\}'/g, (_, key: string) => JSON.stringify(filled[key]));
  writeFileSync(`${folder}/${file}`, written);
}
try {
  loadSite(folder);
} catch (error) {
  rmSync(folder, { recursive: true });
  if (!(error instanceof SiteError)) throw error;
  // The file that they name is gone: the answers have to be corrected.
  const faults = error.faults.map(({ sentence, values }) => ({
    sentence,
    values: { ...values, file: 'npm run new-site' },
  }));
  throw new SiteError(faults, error.language);
}
process.env['SITE_FOLDER'] = folder;
await import('../artwork/icons.ts');
console.log(say('siteMade'));
