import { html, raw } from 'hono/html';
import { isLanguage, type Language, languageFacts } from '../contract/language.ts';
import { aspects } from '../src/content/case.ts';
import { fieldName } from './apply-form.ts';
import type { SiteFolder } from './site-folder.ts';
import type { Subject, SubjectGroup } from './subjects.ts';
import { bodyPath, type Field, fieldsOf, listsOf, type Path, type TextFile } from './text-file.ts';
import { type EditorWords, labelOf } from './words.ts';

type Html = ReturnType<typeof html>;

export interface Frame {
  words: EditorWords;
  language: Language;
  /** What happened just now. */
  said?: readonly string[];
}

export function indexPage(
  frame: Frame,
  groups: Readonly<Record<SubjectGroup, readonly Subject[]>>,
  folder: SiteFolder,
): Html {
  const { words } = frame;
  return page(
    frame,
    words.title,
    html`${Object.entries(groups).map(
      ([group, subjects]) => html`<section>
        <h2>${words.groups[group as SubjectGroup]}</h2>
        <ul>${subjects.map((subject) => html`<li><a href="/edit/${subject.id}">${titleOf(subject, frame, folder)}</a></li>`)}</ul>
        ${(group === 'cases' || group === 'articles') && newForm(group, words)}
      </section>`,
    )}`,
  );
}

/** A case's or document's own title; what else there is goes by the name of its file. */
function titleOf(
  { id, words: files }: Subject,
  { words, language }: Frame,
  folder: SiteFolder,
): string {
  const [group = '', name = group] = id.split('/');
  const isOwn = ['cases', 'articles', 'legal'].includes(group);
  const file = files?.[language];
  const [title] = file && isOwn ? valuesAt(folder.read(file), 'title') : [];
  return title ?? labelOf([name], words);
}

export function subjectPage(frame: Frame, subject: Subject, folder: SiteFolder): Html {
  const { words } = frame;
  const { id, shared, pictures } = subject;
  const people = id === 'people' ? valuesAt(folder.read('people.yaml'), 'id') : [];
  return page(
    frame,
    titleOf(subject, frame, folder),
    html`<form method="post" action="/edit/${id}">
        <p class="bar"><button class="save">${words.save}</button></p>
        ${shared && html`<section><h2>${words.shared}</h2>${rows('shared', [['', shared]], frame, folder)}</section>`}
        ${subject.words && html`<section>${rows('words', Object.entries(subject.words), frame, folder)}</section>`}
      </form>
      ${id === 'people' && newForm('people', words)}
      ${
        pictures &&
        html`<form method="post" action="/pictures/${id}" enctype="multipart/form-data">
        <h2>${words.pictures}</h2><p>${id.startsWith('cases/') && words.picturesHint}</p>
        ${people.length > 0 && html`<select name="whose" aria-label="${words.whose}">${people.map((person) => html`<option>${person}</option>`)}</select>`}
        <input type="file" name="pictures" accept="image/*" ${id.startsWith('cases/') && raw('multiple')} required aria-label="${words.pictures}"> <button>${words.upload}</button></form>`
      }`,
  );
}

function valuesAt(file: TextFile, key: string): string[] {
  const fields = fieldsOf(file).filter(({ path }) => path.at(-1) === key);
  return fields.map(({ value }) => value);
}

function newForm(group: string, words: EditorWords): Html {
  return html`<form method="post" action="/new/${group}">
    <label>${words.newId} <input name="id" required pattern="[a-z0-9]+(-[a-z0-9]+)*"></label>
    <button>${words.add}</button></form>`;
}

/** A text that can be changed, or one that only the engine says yet. */
interface EditedField extends Field {
  engine?: string;
}

/** A row for each place in the files, which has a text in each language, and what adds and removes entries. */
function rows(
  part: 'shared' | 'words',
  files: readonly (readonly [language: string, file: string])[],
  { words }: Frame,
  folder: SiteFolder,
): Html {
  const columns = files.map(([lang, file]) => ({
    lang,
    file,
    fields: fieldsWithDefaults(file, folder),
  }));
  const paths = new Map(
    columns.flatMap(({ fields }) => [...fields].map(([key, { path }]) => [key, path] as const)),
  );
  const lists = new Map(
    files.flatMap(([, file]) => listsOf(folder.read(file)).map((path) => [path.join('.'), path])),
  );
  const button = (action: 'add' | 'remove', path: Path) =>
    html`<button name="${action}" value="${fieldName(part, path)}">${words[action]}: ${labelOf(path, words)}</button>`;
  const ordered = [...paths.values()];
  /** The lists, and their entries, of which this row is the last. */
  const endingAt = (at: number) => {
    const path = ordered[at] ?? [];
    return path
      .map((_, length) => path.slice(0, path.length - length))
      .filter((begin) => !startsWith(ordered[at + 1] ?? [], begin));
  };
  return html`${ordered.map((path, at) => {
    const key = path.join('.');
    const entries = endingAt(at).filter((begin) => lists.has(begin.slice(0, -1).join('.')));
    const ended = endingAt(at).filter((begin) => lists.has(begin.join('.')));
    return html`<fieldset class="row"><legend>${path[0] === bodyPath[0] ? words.body : labelOf(path, words)}</legend>
      ${columns.map(({ lang, file, fields }) => editField(file, lang, fields.get(key) ?? { path, value: '' }, words))}
    </fieldset>${entries.map((entry) => button('remove', entry))} ${ended.map((list) => button('add', list))}`;
  })}
  ${[...lists.values()].filter((list) => !ordered.some((path) => startsWith(path, list))).map((list) => button('add', list))}`;
}

const startsWith = (path: Path, begin: Path) => begin.every((key, at) => path[at] === key);

function fieldsWithDefaults(file: string, folder: SiteFolder): ReadonlyMap<string, EditedField> {
  const own = fieldsOf(folder.read(file)).map((field) => [field.path.join('.'), field] as const);
  const fields = new Map<string, EditedField>(own);
  for (const { path, value } of fieldsOf(folder.defaults(file))) {
    const key = path.join('.');
    if (!fields.has(key)) fields.set(key, { path, value: '', engine: value });
  }
  return fields;
}

function editField(file: string, lang: string, field: EditedField, words: EditorWords): Html {
  const { path, value, engine } = field;
  const name = fieldName(file, path);
  const key = path.at(-1);
  if (key === 'aspect' || key === 'picture') {
    return html`<select name="${name}">${aspects.map((aspect) => html`<option ${aspect === value && raw('selected')}>${aspect}</option>`)}</select>`;
  }
  const lines = Math.ceil(value.length / 60) + value.split('\n').length - 1;
  return html`<label lang="${lang}">${isLanguage(lang) && languageFacts[lang].name}
    <textarea name="${name}" rows="${Math.min(24, Math.max(1, lines))}" placeholder="${engine && `${engine} (${words.engine})`}">${raw('\n')}${value}</textarea></label>`;
}

function page({ words, language, said = [] }: Frame, title: string, content: Html): Html {
  return html`<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title} · ${words.title}</title><link rel="stylesheet" href="/edit.css"></head>
<body><header><a href="/">${words.back}</a><h1>${title}</h1></header>
<main>${said.length > 0 && html`<div role="status">${said.map((line) => html`<p>${line}</p>`)}</div>`}${content}</main></body></html>`;
}
