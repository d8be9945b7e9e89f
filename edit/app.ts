import { join } from 'node:path';
import { type Context, Hono } from 'hono';
import { csrf } from 'hono/csrf';
import { HTTPException } from 'hono/http-exception';
import { secureHeaders } from 'hono/secure-headers';
import type { Language } from '../contract/language.ts';
import { fillSentence } from '../src/content/owner-message.ts';
import type { Remark } from '../src/content/remark.ts';
import { addPicture } from './add-picture.ts';
import { applyForm, firstChange, textsOf } from './apply-form.ts';
import { type Frame, indexPage, subjectPage } from './pages.ts';
import { anchorOf, type Said, sayFault, sayInForm, sayRefused } from './said.ts';
import type { SiteFolder } from './site-folder.ts';
import { listSubjects, listsEntries, type Subject } from './subjects.ts';
import { addNew, idsIn, removableOn, remove } from './things.ts';
import { editorWords } from './words.ts';

/** The editor over a site folder: pages with forms, for the owner's own machine. */
export function createEditor(folder: SiteFolder, language: Language, styles: string): Hono {
  const words = editorWords[language];
  let whose: string | undefined;
  const say = (remark: Remark): Said => ({ text: sayInForm(remark, words, language) });
  const find = (id: string) =>
    Object.values(listSubjects(folder.path, folder.languages()))
      .flat()
      .find((subject) => subject.id === id);
  /** Something that happened, and what now stops the site from building. */
  const frame = (said: readonly Said[], subject?: Subject): Frame => {
    const faults = folder.faults();
    const called = faults.map((fault) => sayFault(fault, words, language, { folder, subject }));
    const broken = faults.length > 0 ? [{ text: words.broken }, ...called] : [];
    return { words, language, whose, faults, said: [...said, ...broken] };
  };
  const index = (...said: readonly Said[]) =>
    indexPage(frame(said), listSubjects(folder.path, folder.languages()), folder);
  /** What is still to be said of a form, on the page to which its answer leads. */
  const untold = new Map<string, readonly Said[]>();
  const search = (c: Context) => new URL(c.req.url).search;
  const tell = (c: Context) => {
    const said = untold.get(search(c)) ?? [];
    untold.delete(search(c));
    return said;
  };

  async function addPictures(form: FormData, subject: Subject): Promise<readonly Said[]> {
    if (!subject.pictures) return [];
    const [group, id] = subject.id.split('/');
    if (group === 'people') whose = idsIn(group, folder).find((one) => one === form.get('whose'));
    const name = group === 'people' ? whose : group === 'articles' ? id : undefined;
    const said: Said[] = [];
    for (const file of form.getAll('pictures')) {
      // Where none is chosen, browsers send one without a name.
      if (!(file instanceof File) || file.name === '') continue;
      said.push(...(await addPicture(file, subject, name, folder)).map(say));
    }
    return said;
  }

  const app = new Hono();
  // Another site may let its own name lead here, and would be this one then (DNS rebinding).
  app.use(async (c, next) => {
    const isHere = ['localhost', '127.0.0.1'].includes(new URL(c.req.url).hostname);
    return isHere ? await next() : c.text(words.elsewhere, 403);
  });
  app.use(csrf(), secureHeaders());
  app.onError((error, c) => {
    if (error instanceof HTTPException) return error.getResponse();
    console.error(error);
    const values = { why: error.message };
    return c.html(index({ text: fillSentence({ sentence: 'failed', values }, words) }), 500);
  });
  app.notFound((c) => c.html(index({ text: words.notThere }), 404));
  app.get('/', (c) => c.html(index(...tell(c))));
  app.get('/edit.css', (c) => c.body(styles, 200, { 'content-type': 'text/css' }));
  app.get('/edit/:id{.+}', (c) => {
    const subject = find(c.req.param('id'));
    return subject ? c.html(subjectPage(frame(tell(c), subject), subject, folder)) : c.notFound();
  });
  // Whatever button is pressed, all that stands on the page is kept.
  app.post('/edit/:id{.+}', async (c) => {
    const subject = find(c.req.param('id'));
    if (!subject) return c.notFound();
    const form = await c.req.formData();
    const before = textsOf(subject, folder);
    const refused = applyForm(form, subject, folder);
    const said = refused.map((one) => sayRefused(one, words, { folder, subject }));
    const id = listsEntries(subject) ? String(form.get('id') ?? '') : '';
    if (id !== '' && !addNew(subject.id, id, folder)) {
      said.push({ text: words.invalidId, href: anchorOf('id') });
    }
    const isRefused = said.length > 0;
    const pictures = await addPictures(form, subject);
    if (firstChange(before, textsOf(subject, folder))) said.unshift({ text: words.saved });
    said.push(...pictures);
    if (isRefused) return c.html(subjectPage(frame(said, subject), subject, folder), 409);
    const dropped = String(form.get('drop') ?? '');
    if (removableOn(subject, folder).includes(dropped)) {
      const values = { what: dropped, place: join(folder.path, remove(dropped, folder)) };
      said.push({ text: fillSentence({ sentence: 'removed', values }, words) });
    }
    untold.set(search(c), said.length > 0 ? said : [{ text: words.unchanged }]);
    // A redirect, so that a reload of the page sends the form no second time.
    if (!find(subject.id)) return c.redirect(`/${search(c)}`, 303);
    const changed = firstChange(before, textsOf(subject, folder));
    const place = changed ?? (pictures.length > 0 ? 'pictures' : '');
    const isMarked = frame([], subject).said.some(({ href }) => href?.startsWith('#'));
    // The page opens at its faults, unless something new was added: that is shown first.
    const hash = place === '' || (isMarked && place in before) ? '' : anchorOf(place);
    return c.redirect(`/edit/${subject.id}${search(c)}${hash}`, 303);
  });
  app.post('/new/:group{cases|articles}', async (c) => {
    const { group } = c.req.param();
    const id = String((await c.req.formData()).get('id'));
    if (!addNew(group, id, folder)) {
      return c.html(index({ text: words.invalidId, href: anchorOf(group) }), 400);
    }
    return c.redirect(`/edit/${group}/${id}`, 303);
  });
  return app;
}
