import { join } from 'node:path';
import { html, raw } from 'hono/html';
import { isLanguage, type Language, languageFacts } from '../contract/language.ts';
import type { Remark } from '../src/content/remark.ts';
import { fieldName, textsOf } from './apply-form.ts';
import { anchorOf, type Said } from './said.ts';
import { openPlaces, placeIn, placesOf } from './schema.ts';
import type { SiteFolder } from './site-folder.ts';
import { listsEntries, type Subject, type SubjectFile, type SubjectGroup } from './subjects.ts';
import {
  documentOf,
  type Field,
  fieldsOf,
  listsOf,
  type Path,
  pathOf,
  startsWith,
} from './text-file.ts';
import { idsIn, removableOn } from './things.ts';
import { type EditorWords, labelOf } from './words.ts';

type Html = ReturnType<typeof html>;

export interface Frame {
  words: EditorWords;
  language: Language;
  said: readonly Said[];
  faults: readonly Remark[];
  /** Whose photo was sent last. */
  whose: string | undefined;
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
    html`${status(frame)}${Object.entries(groups).map(
      ([group, subjects]) => html`<section>
        <h2>${words.groups[group as SubjectGroup]}</h2>
        <ul>${subjects.map((subject) => html`<li><a href="/edit/${subject.id}">${titleOf(subject, frame, folder)}</a></li>`)}</ul>
        ${(group === 'cases' || group === 'articles') && html`<form method="post" action="/new/${group}">${newEntry(frame, group)}</form>`}
      </section>`,
    )}`,
  );
}

/** A case's or document's own title; what else there is goes by the name of its file. */
function titleOf({ id, words: files }: Subject, { words, language }: Frame, folder: SiteFolder) {
  const [group = '', name = group] = id.split('/');
  const isOwn = ['cases', 'articles', 'legal'].includes(group);
  const own = files?.[language];
  const fields = own && isOwn ? fieldsOf(folder.read(own.file)) : [];
  return fields.find(({ path }) => path[0] === 'title')?.value ?? labelOf([name], words);
}

export function subjectPage(frame: Frame, subject: Subject, folder: SiteFolder): Html {
  const { words } = frame;
  const { id, shared, pictures } = subject;
  const people = id === 'people' ? idsIn(id, folder) : [];
  return page(
    frame,
    titleOf(subject, frame, folder),
    // One form: pictures and new entries take along what was written beside them. It is sent to an address
    // that no page has: Back then leads to this page as it was, also from a save that nobody answered.
    html`<form method="post" action="/edit/${id}?${Date.now()}" enctype="multipart/form-data">
        <input type="hidden" name="shown" value="${JSON.stringify(textsOf(subject, folder))}">
        <div class="bar"><button class="save">${words.save}</button>${status(frame)}</div>
        ${shared && html`<section><h2>${words.shared}</h2>${rows('shared', [['', shared]], frame, folder)}</section>`}
        ${subject.words && html`<section>${rows('words', Object.entries(subject.words), frame, folder)}</section>`}
        ${listsEntries(subject) && html`<p>${newEntry(frame, 'id')}</p>`}
        ${removableOn(subject, folder).map((one) => html`<button name="drop" value="${one}" onclick="return confirm(this.textContent + ${JSON.stringify(`?\n${words.removing}`)})">${words.remove}: ${one.split('/')[1]}</button>`)}
        ${
          pictures &&
          (id !== 'people' || people.length > 0) &&
          html`<h2 id="pictures">${words.pictures}</h2>${id.startsWith('cases/') && html`<p>${words.picturesHint}</p>`}
        ${people.length > 0 && html`<label>${words.whose} <select name="whose">${people.map((person) => html`<option ${person === frame.whose && raw('selected')}>${person}</option>`)}</select></label>`}
        <input type="file" name="pictures" accept="image/*" ${id.startsWith('cases/') && raw('multiple')} aria-label="${words.pictures}"> <button>${words.upload}</button>`
        }</form>`,
  );
}

function newEntry(frame: Frame, id: string): Html {
  const { words } = frame;
  return html`<label>${words.newId} <input ${marks(id, frame)} name="id" ${id !== 'id' && raw('required')} pattern="[a-z0-9]+(-[a-z0-9]+)*"></label>
    <button>${words.add}</button>`;
}

/** A text that can be changed, with what the engine says while the owner says nothing. */
interface EditedField extends Field {
  engine?: string;
}

/**
 * A row for each place in the files, which has a text in each language, and what adds and removes entries.
 * Places that a file may have and no language has yet follow at the end.
 */
function rows(
  part: 'shared' | 'words',
  files: readonly (readonly [language: string, SubjectFile])[],
  frame: Frame,
  folder: SiteFolder,
): Html {
  const { words, language } = frame;
  const columns = files.map(([lang, own]) => ({ lang, own, fields: fieldsOfFile(own, folder) }));
  const paths = byPlace(columns.flatMap(({ fields }) => [...fields.values()].map((it) => it.path)));
  const lists = byPlace(files.flatMap(([, { file }]) => listsOf(folder.read(file))));
  const missing = frame.faults.filter(({ sentence }) => sentence === 'keyMissing');
  const gaps = files.flatMap(([, { file, schema }]) =>
    missing
      .filter(({ values }) => values?.['file'] === join(folder.path, file))
      .flatMap(({ values }) => placesOf(schema, pathOf(String(values?.['key'])))),
  );
  const possible = files.flatMap(([, { file, schema }]) =>
    openPlaces(schema, documentOf(folder.read(file)).toJS()),
  );
  const open = byPlace([...gaps, ...possible]);
  for (const key of paths.keys()) open.delete(key);
  const own = columns.find(({ lang }) => lang === language && lang !== 'en');
  const row = (path: Path) =>
    html`<fieldset class="row"><legend>${labelOf(path, words, own?.fields.get(path.join('.'))?.engine)}</legend>
      ${columns.map(({ lang, own, fields }) => editField(own, lang, fields.get(path.join('.')) ?? { path, value: '' }, frame))}
    </fieldset>`;
  const button = (action: 'add' | 'remove' | 'up', path: Path) =>
    html`<button name="${action}" value="${fieldName(part, path)}">${words[action]}: ${labelOf(path, words)}</button>`;
  const buttonsOf = (begin: Path, path: Path) => {
    const isEntry = lists.has(begin.slice(0, -1).join('.'));
    const isOptional = files.some(([, { schema }]) => placeIn(schema, begin).isOptional);
    // What has an id of its own goes by another button, with all that is of it.
    const mayGo = isEntry ? begin.length > 1 : isOptional && begin !== path;
    return html`${mayGo && button('remove', begin)} ${isEntry && Number(begin.at(-1)) > 0 && button('up', begin)} ${lists.has(begin.join('.')) && button('add', begin)}`;
  };
  const ordered = [...paths.values()];
  return html`${ordered.map((path, at) => {
    /** What this row is the last of: lists and their entries, and what may be left out whole. */
    const ending = path
      .map((_, length) => path.slice(0, path.length - length))
      .filter((begin) => !startsWith(ordered[at + 1] ?? [], begin));
    return html`${row(path)}${ending.map((begin) => buttonsOf(begin, path))}`;
  })}
  ${open.size > 0 && html`<details ${(ordered.length === 0 || gaps.length > 0) && raw('open')}><summary>${words.optional}</summary>${[...open.values()].map(row)}</details>`}`;
}

const byPlace = (paths: readonly Path[]) => new Map(paths.map((path) => [path.join('.'), path]));

function fieldsOfFile({ file }: SubjectFile, folder: SiteFolder) {
  const fields = new Map<string, EditedField>();
  for (const field of fieldsOf(folder.read(file))) fields.set(field.path.join('.'), field);
  for (const { path, value } of fieldsOf(folder.defaults(file))) {
    const key = path.join('.');
    fields.set(key, { path, value: fields.get(key)?.value ?? '', engine: value });
  }
  return fields;
}

function editField(
  { file, schema }: SubjectFile,
  lang: string,
  { path, value, engine }: EditedField,
  frame: Frame,
): Html {
  const { words } = frame;
  const name = fieldName(file, path);
  const marked = html`name="${name}" ${marks(name, frame)}`;
  const { choices, isOptional } = placeIn(schema, path);
  if (choices) {
    // One that is wrong stays until another is chosen.
    const all = new Set([value, ...(isOptional ? [''] : []), ...choices.map(String)]);
    return html`<select ${marked} aria-label="${labelOf(path, words)}">${[...all].map((one) => html`<option ${one === value && raw('selected')}>${one}</option>`)}</select>`;
  }
  const lines = Math.ceil(value.length / 60) + value.split('\n').length - 1;
  const area = html`<textarea ${marked} rows="${Math.min(24, Math.max(1, lines))}" placeholder="${engine && `${engine} (${words.engine})`}" ${!isLanguage(lang) && html`aria-label="${labelOf(path, words)}"`}>${raw('\n')}${value}</textarea>`;
  return isLanguage(lang)
    ? html`<label lang="${lang}">${languageFacts[lang].name} ${area}</label>`
    : area;
}

/** The attributes of a control that something may be said of; the first one is where the page begins. */
function marks(id: string, { said }: Frame): Html {
  const mark = said.findIndex(({ href }) => href === anchorOf(id));
  const isFirst = mark === said.findIndex(({ href }) => href?.startsWith('#'));
  return html`id="${id}" ${mark >= 0 && html`aria-invalid="true" aria-describedby="said-${mark}" ${isFirst && raw('autofocus')}`}`;
}

function status({ words, said }: Frame): Html | false {
  return (
    said.length > 0 &&
    html`<div role="status">${said.map(({ text, href }, at) => html`<p id="said-${at}">${text} ${href && html`<a href="${href}">${words.toField}</a>`}</p>`)}</div>`
  );
}

/**
 * The browser asks before words, choices or pictures that were not sent are lost. The values are compared:
 * it also restores what was typed, of which no event tells.
 */
const asksBeforeLeaving = html`<script>
let isSent = false;
addEventListener('submit', () => { isSent = true; });
addEventListener('pageshow', () => { isSent = false; });
addEventListener('beforeunload', (event) => {
  const isTyped = [...document.querySelectorAll('textarea, input')].some((it) => it.value !== it.defaultValue);
  if (!isSent && (isTyped || document.querySelector('[id] > option[selected]:not(:checked)'))) event.preventDefault();
});
</script>`;

function page({ words, language }: Frame, title: string, content: Html): Html {
  return html`<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title} · ${words.title}</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/edit.css"></head>
<body><header><a href="/">${words.back}</a><h1>${title}</h1></header>
<main>${content}</main>${asksBeforeLeaving}</body></html>`;
}
