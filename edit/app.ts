import { Hono } from 'hono';
import { csrf } from 'hono/csrf';
import type { Language } from '../contract/language.ts';
import { type Remark, sayRemark } from '../src/content/remark.ts';
import { slug } from '../src/content/text.ts';
import { addNew, isTaken } from './add-new.ts';
import { addPicture } from './add-picture.ts';
import { applyForm, type Refused } from './apply-form.ts';
import { indexPage, subjectPage } from './pages.ts';
import type { SiteFolder } from './site-folder.ts';
import { listSubjects } from './subjects.ts';
import { bodyPath } from './text-file.ts';
import { type EditorWords, editorWords, labelOf } from './words.ts';

/** The editor over a site folder: pages with forms, for the owner's own machine. */
export function createEditor(folder: SiteFolder, language: Language, styles: string): Hono {
  const words = editorWords[language];
  const say = (remarks: readonly Remark[]) => remarks.map((remark) => sayRemark(remark, language));
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

  const app = new Hono();
  app.use(csrf());
  app.notFound((c) => c.html(index(words.notThere), 404));
  app.get('/', (c) => c.html(index()));
  app.get('/edit.css', (c) => c.body(styles, 200, { 'content-type': 'text/css' }));
  app.get('/edit/:id{.+}', (c) => {
    const subject = find(c.req.param('id'));
    return subject ? c.html(subjectPage(frame(), subject, folder)) : c.notFound();
  });
  app.post('/edit/:id{.+}', async (c) => {
    const subject = find(c.req.param('id'));
    if (!subject) return c.notFound();
    const { hasChanged, refused } = applyForm(await c.req.formData(), subject, folder);
    const said = [
      hasChanged ? words.saved : words.unchanged,
      ...refused.map((one) => sayRefused(one, words)),
    ];
    return c.html(subjectPage(frame(...said), subject, folder), refused.length > 0 ? 409 : 200);
  });
  app.post('/new/:group{cases|articles|people|technologies}', async (c) => {
    const { group } = c.req.param();
    const id = String((await c.req.formData()).get('id'));
    if (!slug.test(id) || isTaken(group, id, folder)) {
      return c.html(index(words.invalidId), 400);
    }
    // What is wrong with the file that lists them stands on the page.
    if (!addNew(group, id, folder)) return c.html(index(), 409);
    return c.redirect(
      /^(?:cases|articles)$/.test(group) ? `/edit/${group}/${id}` : `/edit/${group}`,
    );
  });
  app.post('/pictures/:id{.+}', async (c) => {
    const subject = find(c.req.param('id'));
    if (!subject?.pictures) return c.notFound();
    const form = await c.req.formData();
    const [group, id] = subject.id.split('/');
    const whose =
      group === 'people' ? String(form.get('whose')) : group === 'articles' ? id : undefined;
    const said: string[] = [];
    for (const file of form.getAll('pictures')) {
      if (file instanceof File) said.push(...say(await addPicture(file, subject, whose, folder)));
    }
    return c.html(subjectPage(frame(...said), subject, folder));
  });
  return app;
}

/** Why something stays as it is, with what was typed, which would be gone otherwise. */
function sayRefused({ path, file, text }: Refused, words: EditorWords): string {
  const place = path[0] === bodyPath[0] ? words.body : labelOf(path, words);
  const values = { place, file, text: text ?? '' };
  const sentence = text === undefined ? words.notDone : words.notSaved;
  return sentence.replace(/\{(place|file|text)\}/g, (_, key: keyof typeof values) => values[key]);
}
