import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { parse } from 'yaml';
import type { Language } from '../../contract/language.ts';
import { text } from './text.ts';

const schema = v.strictObject({
  legalName: text,
  phone: text,
  street: text,
  city: text,
  region: text,
  postalCode: text,
  companyId: text,
  technology: text,
  author: text,
});

/** What asks to be replaced in files that a site's languages share, in its first. */
export function neutralTexts(language: Language): v.InferOutput<typeof schema> {
  return v.parse(schema, parse(readFileSync(`demo/new/site/${language}.yaml`, 'utf8')));
}
