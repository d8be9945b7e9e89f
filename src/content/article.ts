import * as v from 'valibot';
import { aspects } from './case.ts';
import { says } from './remark.ts';
import { date, text } from './text.ts';

/** `articles/{id}/article.yaml`: the facts of an article, the same in every language. */
export const articleFactsSchema = v.strictObject({
  date,
  /** Id of a person in `people.yaml`, or the name of somebody else. */
  author: text,
  /** Shape of its picture, made by `npm run images -- articles {id}.png`; without it there is no picture. */
  picture: v.optional(v.picklist(aspects, says('noneOf'))),
});

export type ArticleFacts = v.InferOutput<typeof articleFactsSchema>;
