import * as v from 'valibot';
import { says } from './remark.ts';

/** A text that has to be there. */
export const text = v.pipe(v.string(), v.trim(), v.nonEmpty(says('isEmpty')));

/** A day that the calendar has, as 2026-02-28: one that it has not would roll over into the next month. */
export const date = v.pipe(
  text,
  v.check((day) => new Date(day).toJSON()?.slice(0, 10) === day, says('noDate')),
);

/** What folders that are pages are called: an address in which nothing has to be escaped. */
export const slug = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

export const titledText = v.strictObject({ title: text, text });

/** A figure with what it counts, such as `+300%` and `online sales`. */
export const figure = v.strictObject({ figure: text, label: text });

/** Title and description of a page, for its tab, search engines and shares. */
export const pageMeta = { title: text, description: text };
