/** `npm run new-site`: creates the folder site/ with neutral placeholder texts. */
import './explain-errors.ts';
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { parse } from 'yaml';
import { isLanguage } from '../contract/language.ts';
import { loadSite } from '../src/content/load-site.ts';
import { SiteError } from '../src/content/remark.ts';
import { isInLanguages } from '../src/content/site-files.ts';
import { answerHelp } from './answer-help.ts';

answerHelp(`npm run new-site makes the folder site/, with neutral words in every language. Each text that
asks to be replaced stands between ⟦ and ⟧. It asks for name, domain and e-mail, or takes them as options:

  npm run new-site -- --name 'Maré Alta' --domain marealta.com.br --email oi@marealta.com.br

--languages pt-BR makes a site of one language, --languages en,pt-BR one whose first is English.`);

const text = { type: 'string' } as const;
const { values } = parseArgs({
  options: { name: text, domain: text, email: text, languages: text },
});

/** The owner's site folder; only tests set another one. */
const folder = process.env['SITE_FOLDER'] ?? 'site';

const questions = {
  name: 'The company’s name: ',
  domain: 'Its domain, such as marealta.com.br: ',
  email: 'The e-mail address that visitors see: ',
} as const;

async function readAnswers(): Promise<Readonly<Record<string, string>>> {
  const answers: Record<string, string> = { languages: 'pt-BR,en', ...values };
  const asking = createInterface({ input: process.stdin, output: process.stdout });
  // Read one by one: answers piped from a file arrive before the questions.
  const lines = asking[Symbol.asyncIterator]();
  for (const [key, question] of Object.entries(questions)) {
    if (answers[key] === undefined) {
      asking.setPrompt(question);
      asking.prompt();
      const { value, done } = await lines.next();
      if (done) {
        console.error(`\n${folder}/ is not made: name, domain and e-mail were not all answered.`);
        process.exit(1);
      }
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
const { languages = '', ...answers } = await readAnswers();
const spoken = languages.split(',').map((language) => language.trim());
const [first = ''] = spoken;
// Placeholders for the files shared by all languages. An unknown language is refused below.
const asked = readFileSync(`demo/new/site/${isLanguage(first) ? first : 'en'}.yaml`, 'utf8');
const filled: Readonly<Record<string, string | undefined>> = {
  ...v.parse(v.record(v.string(), v.string()), parse(asked)),
  ...answers,
  ownerLanguage: first,
  today: new Date().toISOString().slice(0, 10),
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
  throw error;
}
process.env['SITE_FOLDER'] = folder;
await import('../artwork/icons.ts');
console.log(
  `${folder}/ is your site now. npm start shows it; npm run check:launch lists what is still to be written.`,
);
