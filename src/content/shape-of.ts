import * as v from 'valibot';
import { text } from './text.ts';

type Shape<W> = { [Key in keyof W]: v.GenericSchema<unknown, W[Key]> };

/** A schema for each key of words, under which other words are there and are built alike. */
export function shapeOf<W extends object>(words: W): Shape<W> {
  const entries = Object.entries(words).map(([key, value]) => [key, schemaOf(value)]);
  // Each schema was made of the value under the same key.
  return Object.fromEntries(entries) as Shape<W>;
}

function schemaOf(value: unknown): v.GenericSchema {
  if (Array.isArray(value)) return v.array(schemaOf(value[0]));
  return typeof value === 'object' && value ? v.strictObject({ ...shapeOf(value) }) : text;
}
