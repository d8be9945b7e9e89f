/**
 * `npm run images -- CASE FILE…`: makes of the owner's pictures (PNG, JPEG… of any size) every size and
 * format that the pages ask for, in public/images/CASE/ of the site folder, and says what it made.
 *
 *     npm run images -- product-launch logo.svg 01-home.png 02-order.pt-BR.png 02-order.en.png
 *     npm run images -- team ana.jpg
 *     npm run images -- --check
 *
 * A name with a language is that language's picture, one without is shown in every language. `logo` is
 * the case's logo. With `team` the pictures are photos, named by the ids in people.yaml. `--check` makes
 * nothing and says which pictures the site still lacks.
 */
import { parse, resolve } from 'node:path';
import { caseFactsSchema } from '../src/content/case.ts';
import { peopleSchema } from '../src/content/facts.ts';
import { loadSite, siteFolder, siteLanguages } from '../src/content/load-site.ts';
import { type Remark, sayRemark } from '../src/content/remark.ts';
import { SiteFiles } from '../src/content/site-files.ts';
import { importLogo, importPortrait, importScreen, type Source } from './import-picture.ts';
import { missingImages } from './missing-images.ts';
import { stopAtFault } from './stop-at-fault.ts';

const slug = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
/** Other folders in public/images/. */
const reserved = ['share', 'team'];

const folder = siteFolder();
const { languages } = siteLanguages(folder);
const [target = '', ...files] = process.argv.slice(2);
if (target === '--check') check();
else if (target === 'team' && files.length > 0) await importTeam(files.map(readName));
else if (slug.test(target) && !reserved.includes(target) && files.length > 0) {
  await importCase(target, files.map(readName));
} else stop('Say for what and from what: npm run images -- CASE FILE… (or team FILE…, or --check)');

function check(): void {
  const missing = missingImages(stopAtFault(() => loadSite(folder)).site, folder);
  if (missing.length === 0) console.log('Every picture is there.');
  for (const { whose, files, command } of missing) {
    const more = files.length > 1 ? ` and ${files.length - 1} more` : '';
    console.log(`${whose} lacks ${files[0]}${more}: ${command}`);
  }
  process.exitCode = missing.length > 0 ? 1 : 0;
}

async function importTeam(sources: Source[]): Promise<void> {
  // Only what is asked of it: an import may be the first thing that is done for a site.
  const site = new SiteFiles(folder);
  const people = site.has('people.yaml') ? site.yaml('people.yaml', peopleSchema) : [];
  for (const source of sources) {
    await say(importPortrait(source, `${folder}/public/images/team`));
    if (!people?.some(({ id }) => id === source.name)) {
      console.log(`  ${folder}/people.yaml has nobody with the id ${source.name} yet.`);
    }
  }
}

async function importCase(id: string, sources: Source[]): Promise<void> {
  const site = new SiteFiles(folder);
  const file = `cases/${id}/case.yaml`;
  const facts = site.has(file) ? site.yaml(file, caseFactsSchema) : undefined;
  const images = `${folder}/public/images/${id}`;
  /** Lines that the facts of the case still lack. */
  const lines = new Set<string>();
  const importOne = async (source: Source) => {
    const known = facts?.gallery.find(({ file }) => file === source.name);
    const { aspect, said } = await importScreen(source, images, known?.aspect);
    if (!known) lines.add(`  - file: ${source.name}\n    aspect: ${aspect}`);
    return said;
  };
  for (const source of sources) {
    await say(source.name === 'logo' ? importLogo(source, images) : importOne(source));
  }
  if (lines.size > 0) {
    console.log(`\nTo ${folder}/${file} belong, and a caption for each to the words beside it:`);
    console.log(['gallery:', ...lines].join('\n'));
  }
}

/** Name and languages of a picture, which its file is named by. */
function readName(file: string): Source {
  const { name } = parse(file);
  const language = languages.find((one) => name.endsWith(`.${one}`));
  const base = language ? name.slice(0, -language.length - 1) : name;
  if (!slug.test(base)) {
    stop(`${file}: rename it to small letters, digits and hyphens, such as 01-home.png`);
  }
  // npm runs this in the project's folder, wherever it was called.
  const path = resolve(process.env['INIT_CWD'] ?? '', file);
  return { path, name: base, languages: language ? [language] : languages };
}

async function say(made: Promise<readonly Remark[]>): Promise<void> {
  try {
    console.log((await made).map((remark) => sayRemark(remark)).join('\n  '));
  } catch (error) {
    stop(error instanceof Error ? error.message : String(error));
  }
}

function stop(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
