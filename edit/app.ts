import { join } from 'node:path';
import { Hono } from 'hono';
import { csrf } from 'hono/csrf';
import { HTTPException } from 'hono/http-exception';
import type { Language } from '../contract/language.ts';
import { type Remark, sayRemark } from '../src/content/remark.ts';
import { slug } from '../src/content/text.ts';
import { fillSentence } from '../src/content/told.ts';
import { addPicture } from './add-picture.ts';
import { applyForm, type Refused } from './apply-form.ts';
import { indexPage, subjectPage } from './pages.ts';
import type { SiteFolder } from './site-folder.ts';
import { listSubjects, listsEntries, type Subject } from './subjects.ts';
import { bodyPath, pathOf } from './text-file.ts';
import { addNew, isTaken, removableOn, remove } from './things.ts';
import { type EditorWords, editorWords, labelOf } from './words.ts';

/** The editor over a site folder: pages with forms, for the owner's own machine. */
export function createEditor(folder: SiteFolder, language: Language, styles: string): Hono {
  const words = editorWords[language];
  const say = (remarks: readonly Remark[]) =>
    remarks.map((remark) => sayRemark(withLabel(remark, words), language));
  const find = (id: string) =>
    Object.values(listSubjects(folder.path, folder.languages()))
      .flat()
      .find((subject) => subject.id === id);
  /** Something that happened, and what now stops the site from building. */
  const frame = (...said: readonly string[]) => {
    const faults = say(folder.faults());
    return { words, language, said: faults.length > 0 ? [...said, words.broken, ...faults] : said };
  };
  const index = (...said: readonly string[]) =>
    indexPage(frame(...said), listSubjects(folder.path, folder.languages()), folder);

  async function addPictures(form: FormData, subject: Subject): Promise<readonly string[]> {
    if (!subject.pictures) return [];
    const [group, id] = subject.id.split('/');
    const whose =
      group === 'people' ? String(form.get('whose')) : group === 'articles' ? id : undefined;
    const said: string[] = [];
    for (const file of form.getAll('pictures')) {
      // Where none is chosen, browsers send one without a name.
      if (!(file instanceof File) || file.name === '') continue;
      said.push(...say(await addPicture(file, subject, whose, folder)));
    }
    return said;
  }

  const app = new Hono();
  app.use(csrf());
  app.onError((error, c) => {
    if (error instanceof HTTPException) return error.getResponse();
    console.error(error);
    const values = { why: error.message };
    return c.html(index(fillSentence({ sentence: 'failed', values }, words)), 500);
  });
  app.notFound((c) => c.html(index(words.notThere), 404));
  app.get('/', (c) => c.html(index()));
  app.get('/edit.css', (c) => c.body(styles, 200, { 'content-type': 'text/css' }));
  app.get('/edit/:id{.+}', (c) => {
    const subject = find(c.req.param('id'));
    return subject ? c.html(subjectPage(frame(), subject, folder)) : c.notFound();
  });
  // Whatever button is pressed, all that stands on the page is kept.
  app.post('/edit/:id{.+}', async (c) => {
    const subject = find(c.req.param('id'));
    if (!subject) return c.notFound();
    const form = await c.req.formData();
    const { hasChanged, refused } = applyForm(form, subject, folder);
    const said = refused.map((one) => sayRefused(one, words));
    const id = listsEntries(subject) ? String(form.get('id') ?? '') : '';
    const isFree = slug.test(id) && !isTaken(subject.id, id, folder);
    const isAdded = isFree && addNew(subject.id, id, folder);
    if (id !== '' && !isFree) said.push(words.invalidId);
    const status = said.length > 0 ? 409 : 200;
    if (hasChanged || isAdded) said.unshift(words.saved);
    said.push(...(await addPictures(form, subject)));
    const dropped = String(form.get('drop') ?? '');
    if (status === 200 && removableOn(subject, folder).includes(dropped)) {
      const kept = remove(dropped, folder);
      // The page says which file is no YAML.
      if (!kept) return c.html(index(...said), 409);
      const values = { what: dropped, place: join(folder.path, kept) };
      return c.html(index(...said, fillSentence({ sentence: 'removed', values }, words)));
    }
    if (said.length === 0) said.push(words.unchanged);
    return c.html(subjectPage(frame(...said), subject, folder), status);
  });
  app.post('/new/:group{cases|articles}', async (c) => {
    const { group } = c.req.param();
    const id = String((await c.req.formData()).get('id'));
    if (!slug.test(id) || isTaken(group, id, folder)) {
      return c.html(index(words.invalidId), 400);
    }
    // What is wrong with the file that lists them stands on the page.
    if (!addNew(group, id, folder)) return c.html(index(), 409);
    return c.redirect(`/edit/${group}/${id}`);
  });
  return app;
}

/** A remark whose key is also called as the form calls it. */
function withLabel({ sentence, values }: Remark, words: EditorWords): Remark {
  const key = values?.['key'];
  if (typeof key !== 'string') return { sentence, values };
  return { sentence, values: { ...values, key: `${labelOf(pathOf(key), words)} (${key})` } };
}

/** Why something stays as it is, with what was typed, which would be gone otherwise. */
function sayRefused({ path, file, text }: Refused, words: EditorWords): string {
  const place = path[0] === bodyPath[0] ? words.body : labelOf(path, words);
  const sentence = text === undefined ? 'notDone' : 'notSaved';
  return fillSentence({ sentence, values: { place, file, text: text ?? '' } }, words);
}
