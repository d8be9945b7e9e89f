import { join } from 'node:path';
import { type Context, Hono } from 'hono';
import { csrf } from 'hono/csrf';
import { HTTPException } from 'hono/http-exception';
import { secureHeaders } from 'hono/secure-headers';
import type { Language } from '../contract/language.ts';
import { fillSentence } from '../src/content/owner-message.ts';
import { type Remark, sayRemark } from '../src/content/remark.ts';
import { addPicture } from './add-picture.ts';
import { applyForm, firstChange, textsOf } from './apply-form.ts';
import { addNew, idsIn, removableOn, remove } from './items.ts';
import { anchorOf, faultNotice, type Notice, refusalNotice } from './notice.ts';
import { type Frame, indexPage, subjectPage } from './pages.ts';
import type { SiteFolder } from './site-folder.ts';
import { allSubjects, listsEntries, type Subject } from './subjects.ts';
import { editorWords, itemName } from './words.ts';

/** The editor of a site folder: pages with forms, for the owner's own machine. */
export function createEditor(folder: SiteFolder, language: Language, styles: string): Hono {
  const words = editorWords[language];
  let whose: string | undefined;
  const noticeOf = (remark: Remark): Notice => ({ text: sayRemark(remark, language) });
  const find = (id: string) => allSubjects(folder).find((subject) => subject.id === id);
  /** Data of every page: what has happened, and the faults that stop the site from building. */
  const frame = (notices: readonly Notice[], subject?: Subject): Frame => {
    const faults = folder.faults();
    const called = faults.map((fault) => faultNotice(fault, words, language, { folder, subject }));
    const broken = faults.length > 0 ? [{ text: words.broken }, ...called] : [];
    return { words, language, whose, faults, notices: [...notices, ...broken] };
  };
  const index = (...notices: readonly Notice[]) => indexPage(frame(notices), folder);
  /** Notices about a form, shown on the page that its answer redirects to. */
  const pending = new Map<string, readonly Notice[]>();
  const search = (c: Context) => new URL(c.req.url).search;
  const takePending = (c: Context) => {
    const notices = pending.get(search(c)) ?? [];
    pending.delete(search(c));
    return notices;
  };

  async function addPictures(form: FormData, subject: Subject): Promise<readonly Notice[]> {
    if (!subject.pictures) return [];
    const [group, id] = subject.id.split('/');
    if (group === 'people') whose = idsIn(group, folder).find((one) => one === form.get('whose'));
    const name = group === 'people' ? whose : group === 'articles' ? id : undefined;
    const notices: Notice[] = [];
    for (const file of form.getAll('pictures')) {
      // If no file is chosen, browsers send one without a name.
      if (!(file instanceof File) || file.name === '') continue;
      notices.push(...(await addPicture(file, subject, name, folder)).map(noticeOf));
    }
    return notices;
  }

  const app = new Hono();
  // Another site could point its own host name here (DNS rebinding).
  app.use(async (c, next) => {
    const isHere = ['localhost', '127.0.0.1'].includes(new URL(c.req.url).hostname);
    return isHere ? await next() : c.text(words.elsewhere, 403);
  });
  app.use(csrf(), secureHeaders());
  app.onError((error, c) => {
    if (error instanceof HTTPException) return error.getResponse();
    console.error(error);
    const text = fillSentence({ sentence: 'failed', values: { why: error.message } }, words);
    try {
      return c.html(index({ text }), 500);
    } catch {
      // A file that cannot be read also fails on this page.
      return c.text(text, 500);
    }
  });
  app.notFound((c) => c.html(index({ text: words.notThere }), 404));
  app.get('/', (c) => c.html(index(...takePending(c))));
  app.get('/edit.css', (c) => c.body(styles, 200, { 'content-type': 'text/css' }));
  app.get('/edit/:id{.+}', (c) => {
    const subject = find(c.req.param('id'));
    return subject
      ? c.html(subjectPage(frame(takePending(c), subject), subject, folder))
      : c.notFound();
  });
  // Every button also saves the texts on the page.
  app.post('/edit/:id{.+}', async (c) => {
    const subject = find(c.req.param('id'));
    if (!subject) return c.notFound();
    const form = await c.req.formData();
    const before = textsOf(subject, folder);
    const refused = applyForm(form, subject, folder);
    const notices = refused.map((one) => refusalNotice(one, words, { folder, subject }));
    const id = listsEntries(subject) ? String(form.get('id') ?? '') : '';
    if (id !== '' && !addNew(subject.id, id, folder)) {
      notices.push({ text: words.invalidId, href: anchorOf('id') });
    }
    const isRefused = notices.length > 0;
    const pictures = await addPictures(form, subject);
    if (firstChange(before, textsOf(subject, folder))) notices.unshift({ text: words.saved });
    notices.push(...pictures);
    if (isRefused) return c.html(subjectPage(frame(notices, subject), subject, folder), 409);
    const dropped = String(form.get('drop') ?? '');
    if (removableOn(subject, folder).includes(dropped)) {
      const place = join(folder.path, remove(dropped, folder));
      const values = { what: itemName(dropped, words), place };
      notices.push({ text: fillSentence({ sentence: 'removed', values }, words) });
    }
    pending.set(search(c), notices.length > 0 ? notices : [{ text: words.unchanged }]);
    // A redirect, so that a reload does not send the form again.
    if (!find(subject.id)) return c.redirect(`/${search(c)}`, 303);
    const changed = firstChange(before, textsOf(subject, folder));
    const place = changed ?? (pictures.length > 0 ? 'pictures' : '');
    const isMarked = frame([], subject).notices.some(({ href }) => href?.startsWith('#'));
    // The page opens at its faults, unless something was added, which is shown first.
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
