import * as v from 'valibot';
import { aspects } from './case.ts';
import { says } from './remark.ts';
import { date, text } from './text.ts';

/** `articles/{id}/article.yaml`: what is the same about an article in every language. */
export const articleFactsSchema = v.strictObject({
  date,
  /** Id of a person in `people.yaml`, or the name of somebody else. */
  author: text,
  /** Shape of its picture, made by `npm run images -- articles {id}.png`; left out, it has none. */
  picture: v.optional(v.picklist(aspects, says('noneOf'))),
});

export type ArticleFacts = v.InferOutput<typeof articleFactsSchema>;
