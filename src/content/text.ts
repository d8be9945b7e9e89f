import * as v from 'valibot';
import { says } from './remark.ts';

/** A text that must not be empty. */
export const text = v.pipe(v.string(), v.trim(), v.nonEmpty(says('isEmpty')));

/** An existing day, such as 2026-02-28; `Date` would roll 2026-02-30 over into March. */
export const date = v.pipe(
  text,
  v.check((day) => new Date(day).toJSON()?.slice(0, 10) === day, says('noDate')),
);

/** Names of folders that become pages: safe in an address without escaping, and not another page's file. */
export const slug = /^(?!(?:404|index)$)[a-z0-9]+(?:-[a-z0-9]+)*$/;

export const titledText = v.strictObject({ title: text, text });

/** A figure with its label, such as `+300%` and `online sales`. */
export const figure = v.strictObject({ figure: text, label: text });

/** Title and description of a page, for its tab, search engines and shares. */
export const pageMeta = { title: text, description: text };
