import { html, raw } from 'hono/html';
import { type Language, languageFacts } from '../contract/language.ts';
import type { SiteFolder } from './site-folder.ts';
import type { Subject, SubjectGroup } from './subjects.ts';
import { type Field, fieldsOf, listsOf, type Path } from './text-file.ts';
import type { EditorWords } from './words.ts';

type Html = ReturnType<typeof html>;

interface Frame {
  words: EditorWords;
  language: Language;
  title: string;
  /** What happened just now. */
  said?: readonly string[];
}

/** The name under which a form sends a text: its file and its place in it. */
export function fieldName(file: string, path: Path): string {
  return JSON.stringify([file, ...path]);
}

export function indexPage(
  frame: Frame,
  groups: Readonly<Record<SubjectGroup, readonly Subject[]>>,
): Html {
  const { words } = frame;
  return page(
    frame,
    html`${Object.entries(groups).map(
      ([group, subjects]) => html`<section>
        <h2>${words.groups[group as SubjectGroup]}</h2>
        <ul>${subjects.map(({ id }) => html`<li><a href="/edit/${id}">${id.split('/').at(-1)}</a></li>`)}</ul>
        ${(group === 'cases' || group === 'articles') && newForm(group, words)}
      </section>`,
    )}`,
  );
}

export function subjectPage(frame: Frame, subject: Subject, folder: SiteFolder): Html {
  const { words } = frame;
  const columns = Object.entries(subject.words ?? {});
  return page(
    frame,
    html`<form method="post" action="/edit/${subject.id}">
        <p class="bar"><button>${words.save}</button></p>
        ${subject.shared && html`<fieldset><legend>${words.shared}</legend>${editFile(subject.shared, folder, words)}</fieldset>`}
        <div class="columns">${columns.map(
          ([language, file]) =>
            html`<fieldset lang="${language}"><legend>${languageFacts[language as Language].name}</legend>${editFile(file, folder, words)}</fieldset>`,
        )}</div>
      </form>
      ${subject.id === 'people' && newForm('people', words)}
      ${
        subject.pictures &&
        html`<form method="post" action="/pictures/${subject.id}" enctype="multipart/form-data">
        <h2>${words.pictures}</h2>
        <p><input type="file" name="pictures" accept="image/*" multiple required aria-label="${words.pictures}"> <button>${words.upload}</button></p></form>`
      }`,
  );
}

function newForm(group: string, words: EditorWords): Html {
  return html`<form method="post" action="/new/${group}">
    <label>${words.newId} <input name="id" required pattern="[a-z0-9]+(-[a-z0-9]+)*"></label>
    <button>${words.add}</button></form>`;
}

/** Every text of a file, and after them those that only the engine says yet. */
function editFile(file: string, folder: SiteFolder, words: EditorWords): Html {
  const content = folder.read(file);
  const own = fieldsOf(content);
  const known = new Set(own.map(({ path }) => path.join('.')));
  const others = fieldsOf(folder.defaults(file)).filter(({ path }) => !known.has(path.join('.')));
  return html`${own.map((field) => editField(file, field))}
    ${listsOf(content).map(
      (path) =>
        html`<p><button name="add" value="${fieldName(file, path)}">${words.add}: ${path.join(' › ')}</button>
        <button name="remove" value="${fieldName(file, path)}">${words.remove}: ${path.join(' › ')}</button></p>`,
    )}
    ${others.map((field) => editField(file, { ...field, value: '' }, `${field.value} (${words.engine})`))}`;
}

function editField(file: string, { path, value }: Field, placeholder = ''): Html {
  const rows = Math.min(
    24,
    Math.max(1, Math.ceil(value.length / 60) + value.split('\n').length - 1),
  );
  return html`<label>${path[0] === '---' ? '' : path.join(' › ')}
    <textarea name="${fieldName(file, path)}" rows="${rows}" placeholder="${placeholder}">${raw('\n')}${value}</textarea></label>`;
}

function page({ words, language, title, said = [] }: Frame, content: Html): Html {
  return html`<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title} · ${words.title}</title><link rel="stylesheet" href="/edit.css"></head>
<body><header><a href="/">${words.back}</a><h1>${title}</h1></header>
<main>${said.length > 0 && html`<div role="status">${said.map((line) => html`<p>${line}</p>`)}</div>`}${content}</main></body></html>`;
}
