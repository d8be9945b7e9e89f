import { join } from 'node:path';
import { html, raw } from 'hono/html';
import { isLanguage, type Language, languageFacts } from '../contract/language.ts';
import type { Remark } from '../src/content/remark.ts';
import { fieldName, textsOf } from './apply-form.ts';
import { idsIn, removableOn } from './items.ts';
import { anchorOf, type Notice } from './notice.ts';
import { missingPaths, pathOf, pathsBelow, ruleAt } from './schema.ts';
import type { SiteFolder } from './site-folder.ts';
import {
  listSubjects,
  listsEntries,
  type Subject,
  type SubjectFile,
  type SubjectGroup,
} from './subjects.ts';
import { documentOf, type Field, fieldsOf, listsOf, type Path, startsWith } from './text-file.ts';
import { type EditorWords, itemName, labelOf } from './words.ts';

type Html = ReturnType<typeof html>;

export interface Frame {
  words: EditorWords;
  language: Language;
  notices: readonly Notice[];
  faults: readonly Remark[];
  /** Id of the person whose photo was uploaded last. */
  whose: string | undefined;
}

export function indexPage(frame: Frame, folder: SiteFolder): Html {
  const { words } = frame;
  return page(
    frame,
    words.title,
    html`${status(frame)}${Object.entries(listSubjects(folder)).map(
      ([group, subjects]) => html`<section>
        <h2>${words.groups[group as SubjectGroup]}</h2>
        <ul>${subjects.map((subject) => html`<li><a href="/edit/${subject.id}">${titleOf(subject, frame, folder)}</a></li>`)}</ul>
        ${(group === 'cases' || group === 'articles') && html`<form method="post" action="/new/${group}">${newEntry(frame, group)}</form>`}
      </section>`,
    )}`,
  );
}

/** The title of a case or document; for other subjects the name of their file. */
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
    // One form, so that uploading or adding also saves the texts. It posts to a unique address: Back then
    // returns to this page with its texts, also after a save without an answer.
    html`<form method="post" action="/edit/${id}?${Date.now()}" enctype="multipart/form-data">
        <input type="hidden" name="shown" value="${JSON.stringify(textsOf(subject, folder))}">
        <div class="bar"><button class="save">${words.save}</button>${status(frame)}</div>
        ${shared && html`<section><h2>${words.shared}</h2>${rows('shared', [['', shared]], frame, folder)}</section>`}
        ${subject.words && html`<section>${rows('words', Object.entries(subject.words), frame, folder)}</section>`}
        ${listsEntries(subject) && html`<p>${newEntry(frame, 'id')}</p>`}
        ${removableOn(subject, folder).map(
          (one) =>
            html`<button name="drop" value="${one}" onclick="return confirm(this.textContent + ${JSON.stringify(`?\n${words.removing}`)})">${words.remove}: ${itemName(one, words)}</button>`,
        )}
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
  return html`<label>${words.newId} <input ${marks(id, frame)} name="id" ${id !== 'id' && raw('required')} pattern="[a-z0-9]+(-[a-z0-9]+)*" title="${words.invalidId}"></label>
    <button>${words.add}</button>`;
}

/** A text that can be edited, with the engine's default. */
interface EditedField extends Field {
  engine?: string;
}

/**
 * A row for each path in the files, with its text in each language, and the buttons to add, move and remove
 * entries. Paths without a text in any language, optional or missing, are at the end.
 */
function rows(
  part: 'shared' | 'words',
  files: readonly (readonly [language: string, SubjectFile])[],
  frame: Frame,
  folder: SiteFolder,
): Html {
  const { words, language } = frame;
  const columns = files.map(([lang, own]) => ({ lang, own, fields: fieldsOfFile(own, folder) }));
  const ordered = inOrder([
    ...files.map(([, { file }]) => fieldsOf(folder.defaults(file))),
    ...columns.map(({ fields }) => [...fields.values()]),
  ]);
  const lists = byPlace(files.flatMap(([, { file }]) => listsOf(folder.read(file))));
  const missing = frame.faults.filter(({ sentence }) => sentence === 'keyMissing');
  const gaps = files.flatMap(([, { file, schema }]) =>
    missing
      .filter(({ values }) => values?.['file'] === join(folder.path, file))
      .flatMap(({ values }) => pathsBelow(schema, pathOf(String(values?.['key']), schema))),
  );
  const possible = files.flatMap(([, { file, schema }]) =>
    missingPaths(schema, documentOf(folder.read(file)).toJS()),
  );
  const open = byPlace([...gaps, ...possible]);
  for (const path of ordered) open.delete(path.join('.'));
  const own = columns.find(({ lang }) => lang === language && lang !== 'en');
  const row = (path: Path) =>
    html`<fieldset class="row"><legend>${labelOf(path, words, own?.fields.get(path.join('.'))?.engine)}</legend>
      ${columns.map(({ lang, own, fields }) => editField(own, lang, fields.get(path.join('.')) ?? { path, value: '' }, frame))}
    </fieldset>`;
  const button = (action: 'add' | 'remove' | 'up', path: Path) =>
    html`<button name="${action}" value="${fieldName(part, path)}" ${action === 'remove' && raw(`onclick="return confirm(this.textContent + '?')"`)}>${words[action]}: ${labelOf(path, words)}</button>`;
  const buttonsOf = (begin: Path, path: Path) => {
    const isEntry = lists.has(begin.slice(0, -1).join('.'));
    const isOptional = files.some(([, { schema }]) => ruleAt(schema, begin).isOptional);
    // Entries with an id have another button, which removes everything that belongs to them.
    const mayGo = isEntry ? begin.length > 1 : isOptional && begin.length < path.length;
    return html`${mayGo && button('remove', begin)} ${isEntry && Number(begin.at(-1)) > 0 && button('up', begin)} ${lists.has(begin.join('.')) && button('add', begin)}`;
  };
  return html`${ordered.map((path, at) => {
    /** Paths of the lists, entries and optional parts that end with this row. */
    const ending = path
      .map((_, length) => path.slice(0, path.length - length))
      .filter((begin) => !startsWith(ordered[at + 1] ?? [], begin));
    return html`${row(path)}${ending.map((begin) => buttonsOf(begin, path))}`;
  })}
  ${open.size > 0 && html`<details ${(ordered.length === 0 || gaps.length > 0) && raw('open')}><summary>${words.optional}</summary>${[...open.values()].map(row)}</details>`}`;
}

/** The paths of all lists, each after the one before it in its list; files may lack or reorder some. */
function inOrder(lists: readonly (readonly Field[])[]): readonly Path[] {
  const ordered: Path[] = [];
  for (const fields of lists) {
    let at = -1;
    for (const { path } of fields) {
      const known = ordered.findIndex((one) => one.join('.') === path.join('.'));
      at = known === -1 ? at + 1 : known;
      if (known === -1) ordered.splice(at, 0, path);
    }
  }
  return ordered;
}

const byPlace = (paths: readonly Path[]) => new Map(paths.map((path) => [path.join('.'), path]));

function fieldsOfFile({ file, schema }: SubjectFile, folder: SiteFolder) {
  const fields = new Map<string, EditedField>();
  for (const field of fieldsOf(folder.read(file))) {
    // Instead of an empty group, the texts that it lacks are offered.
    if (field.value === '' && ruleAt(schema, field.path).isGroup) continue;
    fields.set(field.path.join('.'), field);
  }
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
  const { choices, isOptional } = ruleAt(schema, path);
  if (choices) {
    // An invalid value stays until another one is chosen.
    const all = new Set([value, ...(isOptional ? [''] : []), ...choices.map(String)]);
    return html`<select ${marked} aria-label="${labelOf(path, words)}">${[...all].map((one) => html`<option ${one === value && raw('selected')}>${one}</option>`)}</select>`;
  }
  const lines = Math.ceil(value.length / 60) + value.split('\n').length - 1;
  const area = html`<textarea ${marked} rows="${Math.min(24, Math.max(1, lines))}" placeholder="${engine && `${engine} (${words.engine})`}" ${!isLanguage(lang) && html`aria-label="${labelOf(path, words)}"`}>${raw('\n')}${value}</textarea>`;
  return isLanguage(lang)
    ? html`<label lang="${lang}">${languageFacts[lang].name} ${area}</label>`
    : area;
}

/** Attributes of a control; if a notice is about it, it is marked, and the first marked one gets the focus. */
function marks(id: string, { notices }: Frame): Html {
  const mark = notices.findIndex(({ href }) => href === anchorOf(id));
  const isFirst = mark === notices.findIndex(({ href }) => href?.startsWith('#'));
  return html`id="${id}" ${mark >= 0 && html`aria-invalid="true" aria-describedby="notice-${mark}" ${isFirst && raw('autofocus')}`}`;
}

function status({ words, notices }: Frame): Html | false {
  return (
    notices.length > 0 &&
    html`<div role="status">${notices.map(({ text, href }, at) => html`<p id="notice-${at}">${text} ${href && html`<a href="${href}">${words.toField}</a>`}</p>`)}</div>`
  );
}

/**
 * Asks before unsaved texts, choices or pictures are lost. It compares values, because the browser also
 * restores typed texts without an event.
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
