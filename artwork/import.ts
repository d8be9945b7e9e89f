/** `npm run images`: writes the owner's pictures in every size and format of the pages. */
import '../build/explain-errors.ts';
import { parse, resolve } from 'node:path';
import { answerHelp } from '../build/answer-help.ts';
import { articleFactsSchema } from '../src/content/article.ts';
import { caseFactsSchema, otherPictures } from '../src/content/case.ts';
import { peopleSchema } from '../src/content/facts.ts';
import { loadSite, siteFolder, siteLanguages } from '../src/content/load-site.ts';
import { type Remark, SiteError, sayRemark } from '../src/content/remark.ts';
import { SiteFiles } from '../src/content/site-files.ts';
import { slug } from '../src/content/text.ts';
import { importLogo, importPortrait, importScreen, type Source } from './import-picture.ts';
import { missingImages } from './missing-images.ts';

answerHelp(`npm run images -- CASE FILE… turns your pictures (PNG, JPEG… of any size) into every size and format that
the pages need, in public/images/CASE/ of the site folder, and lists what it created.

  npm run images -- product-launch logo.svg 01-home.png 02-order.pt-BR.png 02-order.en.png
  npm run images -- team ana.jpg
  npm run images -- articles first-one.png
  npm run images -- --check

A picture with a language in its name is shown in that language only, any other in every language. A file
named logo becomes the case's logo. Name photos of the team after the ids in people.yaml, and pictures of
articles after their folders. --check creates nothing and lists the pictures that the site still lacks.`);

const folder = siteFolder();
const { languages, ownerLanguage } = siteLanguages(folder);
const [target = '', ...files] = process.argv.slice(2);
if (target === '--check') check();
else if (target === 'team' && files.length > 0) await importTeam(files.map(readName));
else if (target === 'articles' && files.length > 0) await importArticles(files.map(readName));
else if (slug.test(target) && !otherPictures.includes(target) && files.length > 0) {
  await importCase(target, files.map(readName));
} else throw new SiteError([{ sentence: 'sayWhatImages' }]);

function check(): void {
  const missing = missingImages(loadSite(folder).site, folder);
  if (missing.length === 0) say([{ sentence: 'allPictures' }]);
  for (const { remark } of missing) say([remark]);
  process.exitCode = missing.length > 0 ? 1 : 0;
}

async function importTeam(sources: Source[]): Promise<void> {
  // Reads only this file, because a new site may not be complete yet.
  const site = new SiteFiles(folder);
  const people = site.optionalYaml('people.yaml', peopleSchema);
  for (const source of sources) {
    const remarks = await importPortrait(source, `${folder}/public/images/team`);
    const values = { file: `${folder}/people.yaml`, id: source.name };
    const isThere = people?.some(({ id }) => id === source.name);
    say(isThere ? remarks : [...remarks, { sentence: 'nobodyYet', values }]);
  }
}

async function importArticles(sources: Source[]): Promise<void> {
  const site = new SiteFiles(folder);
  for (const source of sources) {
    const file = `articles/${source.name}/article.yaml`;
    const facts = site.optionalYaml(file, articleFactsSchema);
    const images = `${folder}/public/images/articles`;
    const { aspect, remarks } = await importScreen(source, images, facts?.picture);
    const values = { file: `${folder}/${file}`, aspect };
    say(facts?.picture ? remarks : [...remarks, { sentence: 'pictureBelongs', values }]);
  }
}

async function importCase(id: string, sources: Source[]): Promise<void> {
  const site = new SiteFiles(folder);
  const file = `cases/${id}/case.yaml`;
  const facts = site.optionalYaml(file, caseFactsSchema);
  const images = `${folder}/public/images/${id}`;
  /** Lines to add to the case's facts. */
  const lines = new Set<string>();
  const importOne = async (source: Source) => {
    const known = facts?.gallery.find(({ file }) => file === source.name);
    const { aspect, remarks } = await importScreen(source, images, known?.aspect);
    if (!known) lines.add(`  - file: '${source.name}'\n    aspect: ${aspect}`);
    return remarks;
  };
  for (const source of sources) {
    say(source.name === 'logo' ? await importLogo(source, images) : await importOne(source));
  }
  if (lines.size > 0) {
    const values = { file: `${folder}/${file}`, lines: [...lines].join('\n') };
    say([{ sentence: 'galleryBelongs', values }]);
  }
}

/** Returns a picture's name and languages from its file name. */
function readName(file: string): Source {
  const { name } = parse(file);
  const language = languages.find((one) => name.endsWith(`.${one}`));
  const base = language ? name.slice(0, -language.length - 1) : name;
  if (!slug.test(base)) throw new SiteError([{ sentence: 'renamePicture', values: { file } }]);
  // npm runs this in the project's folder, so paths are resolved from where it was called.
  const path = resolve(process.env['INIT_CWD'] ?? '', file);
  return { path, name: base, languages: language ? [language] : languages };
}

function say(remarks: readonly Remark[]): void {
  console.log(remarks.map((remark) => sayRemark(remark, ownerLanguage)).join('\n  '));
}
