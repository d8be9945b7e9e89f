import { mkdir, writeFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { Hono } from 'hono';
import { csrf } from 'hono/csrf';
import { importPortrait, importScreen, type Source } from '../artwork/import-picture.ts';
import { defaultLanguage, type Language, languages } from '../contract/language.ts';
import { addNew, isTaken } from './add-new.ts';
import { applyForm } from './apply-form.ts';
import { indexPage, subjectPage } from './pages.ts';
import type { SiteFolder } from './site-folder.ts';
import { listSubjects, type Subject } from './subjects.ts';
import { addEntry, addKey } from './text-file.ts';
import { editorWords } from './words.ts';

const idPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** The editor over a site folder: pages with forms, for the owner's own machine. */
export function createEditor(folder: SiteFolder, language: Language, styles: string): Hono {
  const words = editorWords(language);
  const find = (id: string) =>
    Object.values(listSubjects(folder.path))
      .flat()
      .find((subject) => subject.id === id);
  const show = (subject: Subject, said?: readonly string[]) =>
    subjectPage({ words, language, title: subject.id, ...(said && { said }) }, subject, folder);
  const verdict = () => {
    const faults = folder.faults();
    return faults.length > 0 ? [words.broken, ...faults] : [];
  };

  const app = new Hono();
  app.use(csrf());
  app.get('/', (c) =>
    c.html(
      indexPage(
        { words, language, title: words.title, said: verdict() },
        listSubjects(folder.path),
      ),
    ),
  );
  app.get('/edit.css', (c) => c.body(styles, 200, { 'content-type': 'text/css' }));
  app.get('/edit/:id{.+}', (c) => {
    const subject = find(c.req.param('id'));
    return subject ? c.html(show(subject)) : c.notFound();
  });
  app.post('/edit/:id{.+}', async (c) => {
    const subject = find(c.req.param('id'));
    if (!subject) return c.notFound();
    const hasChanged = applyForm(await c.req.formData(), subject, folder);
    return c.html(show(subject, [hasChanged ? words.saved : words.unchanged, ...verdict()]));
  });
  app.post('/new/:group{cases|articles|people}', async (c) => {
    const { group } = c.req.param();
    const id = String((await c.req.formData()).get('id'));
    if (!idPattern.test(id) || isTaken(group, id, folder)) {
      const frame = { words, language, title: words.title, said: [words.invalidId] };
      return c.html(indexPage(frame, listSubjects(folder.path)), 400);
    }
    addNew(group, id, folder);
    return c.redirect(group === 'people' ? '/edit/words/team' : `/edit/${group}/${id}`);
  });
  app.post('/pictures/:id{.+}', async (c) => {
    const subject = find(c.req.param('id'));
    if (!subject?.pictures) return c.notFound();
    const files = (await c.req.formData()).getAll('pictures').filter((one) => one instanceof File);
    const said: string[] = [];
    for (const file of files) said.push(...(await importPicture(file, subject, folder)));
    return c.html(show(subject, [...said, ...verdict()]));
  });
  return app;
}

/** Keeps the original beside the site, and makes the files that the pages ask for. */
async function importPicture(
  file: File,
  { pictures = '', shared = '' }: Subject,
  folder: SiteFolder,
): Promise<readonly string[]> {
  const originals = join(folder.path, 'originals', pictures);
  await mkdir(originals, { recursive: true });
  const { name, base } = parse(file.name);
  const path = join(originals, base);
  await writeFile(path, await file.bytes());
  const [id = name, only] = name.split('.');
  if (!idPattern.test(id)) return [`${base}: ${editorWords(defaultLanguage).invalidId}`];
  const source: Source = { path, name: id, languages: only ? [only] : languages };
  const target = join(folder.path, 'public/images', pictures);
  try {
    if (pictures === 'team') return await importPortrait(source, target);
    const { aspect, said } = await importScreen(source, target, undefined);
    if (shared.endsWith('case.yaml')) addToGallery(shared, id, aspect, folder);
    return said;
  } catch (error) {
    return [`${base}: ${error instanceof Error ? error.message : error}`];
  }
}

/** A picture that the case's gallery does not show yet becomes its last, with captions to write. */
function addToGallery(shared: string, file: string, aspect: string, folder: SiteFolder): void {
  const facts = folder.read(shared);
  if (facts.head.includes(`file: ${file}\n`)) return;
  folder.write(shared, addEntry(facts, ['gallery'], { file, aspect }));
  for (const language of languages) {
    const words = shared.replace('case.yaml', `${language}.yaml`);
    folder.write(words, addKey(folder.read(words), ['captions', file], `⟦${file}⟧`));
  }
}
