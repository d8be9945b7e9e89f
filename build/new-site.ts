/**
 * `npm run new-site`: makes the folder site/ with neutral words in every language, each text that asks to
 * be replaced between ⟦ and ⟧. Asks for name, domain and e-mail, or takes them as options:
 *
 *     npm run new-site -- --name 'Maré Alta' --domain marealta.com.br --email oi@marealta.com.br
 */
import './explain-errors.ts';
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { loadSite } from '../src/content/load-site.ts';
import { SiteError } from '../src/content/site-files.ts';

/** Where an owner's site stands; only tests set another. */
const folder = process.env['SITE_FOLDER'] ?? 'site';

const questions = {
  name: 'The company’s name: ',
  domain: 'Its domain, such as marealta.com.br: ',
  email: 'The e-mail address that visitors see: ',
} as const;

async function readAnswers(): Promise<Readonly<Record<string, string>>> {
  const { values } = parseArgs({
    options: { name: { type: 'string' }, domain: { type: 'string' }, email: { type: 'string' } },
  });
  const answers: Record<string, string> = { ...values };
  const asking = createInterface({ input: process.stdin, output: process.stdout });
  for (const [key, question] of Object.entries(questions)) {
    answers[key] = (answers[key] ?? (await asking.question(question))).trim();
  }
  asking.close();
  return { ...answers, today: new Date().toISOString().slice(0, 10) };
}

async function createSite(): Promise<void> {
  if (existsSync(folder)) {
    throw new SiteError([`${folder}/ is there already. Rename or remove it to begin anew.`]);
  }
  const answers = await readAnswers();
  cpSync('demo/neutral', folder, { recursive: true });
  const facts = readFileSync(`${folder}/site.yaml`, 'utf8');
  const filled = facts.replace(/'\{(\w+)\}'/g, (_, key: string) => JSON.stringify(answers[key]));
  writeFileSync(`${folder}/site.yaml`, filled);
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
}

await createSite();
