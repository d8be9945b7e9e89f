import type * as v from 'valibot';
import type { Path } from './text-file.ts';

type Schema = v.GenericSchema;
type Keys = v.StrictObjectSchema<v.ObjectEntries, undefined>;
/** A list, or one that must not be empty, such as the languages. */
type List = v.ArraySchema<Schema, undefined> | v.TupleWithRestSchema<[Schema], Schema, undefined>;
/** A record with keys chosen by the owner, such as the files of a gallery. */
type OwnerKeys = v.RecordSchema<v.GenericSchema<string>, Schema, undefined>;
type Tuple = v.TupleSchema<Schema[], undefined>;
type Optional = v.OptionalSchema<Schema, undefined>;
type Choice = v.PicklistSchema<readonly (string | number)[], undefined>;

const isKeys = (schema: Schema): schema is Keys => schema.type === 'strict_object';
const isList = (schema: Schema): schema is List =>
  schema.type === 'array' || schema.type === 'tuple_with_rest';
const isRecord = (schema: Schema): schema is OwnerKeys => schema.type === 'record';
const isTuple = (schema: Schema): schema is Tuple => schema.type === 'tuple';
const isOptional = (schema: Schema): schema is Optional =>
  schema.type === 'optional' || schema.type === 'nullish';
const isChoice = (schema: Schema): schema is Choice => schema.type === 'picklist';

const unwrap = (schema: Schema): Schema => (isOptional(schema) ? unwrap(schema.wrapped) : schema);

/** Schemas of the direct children of a value, which may be missing; an empty list counts as one entry. */
function inside(schema: Schema, value?: unknown): readonly (readonly [string | number, Schema])[] {
  if (isKeys(schema)) return Object.entries(schema.entries);
  if (isTuple(schema)) return [...schema.items.entries()];
  if (isRecord(schema)) return Object.keys(value ?? {}).map((key) => [key, schema.value]);
  if (!isList(schema)) return [];
  const items = Array.isArray(value) && value.length > 0 ? value : [undefined];
  const item = 'item' in schema ? schema.item : schema.rest;
  return items.map((_, at) => [at, item]);
}

/** Paths of all texts that a file may have but lacks; of a record only those below the owner's keys. */
export function missingPaths(schema: Schema, value: unknown, path: Path = []): readonly Path[] {
  // A text in place of an object has to be removed first.
  if (typeof (value ?? {}) !== 'object') return [];
  const own = unwrap(schema);
  const parts = inside(own, value);
  const values = new Map(Object.entries(value ?? {}));
  if (parts.length > 0) {
    return parts.flatMap(([key, part]) => missingPaths(part, values.get(`${key}`), [...path, key]));
  }
  return value === undefined && !isRecord(own) ? [path] : [];
}

/** What the schema allows at a path. */
export function ruleAt(schema: Schema, path: Path) {
  const here = schemaAt(schema, path);
  const own = here && unwrap(here);
  const choices = own && isChoice(own) ? own.options : undefined;
  const isNumber = own?.type === 'number' || typeof choices?.[0] === 'number';
  // A record may be absent, but each of its keys is needed.
  const mayLack = here !== undefined && isOptional(here) && !isRecord(unwrap(here));
  const isGroup = own !== undefined && (isRecord(own) || inside(own).length > 0);
  return { isOptional: mayLack, isGroup, isNumber, choices };
}

/** Parses a path as written in remarks, `items.1.question`. Only in lists is a number a place, from 1 on. */
export function pathOf(key: string, schema: Schema): Path {
  const path: (string | number)[] = [];
  for (const part of key.split('.')) {
    const around = schemaAt(schema, path);
    const own = around && unwrap(around);
    path.push(own && (isList(own) || isTuple(own)) ? Number(part) - 1 : part);
  }
  return path;
}

/** Paths of the texts below a missing key. */
export function pathsBelow(schema: Schema, path: Path): readonly Path[] {
  const here = schemaAt(schema, path);
  return here ? missingPaths(here, undefined, path) : [];
}

function schemaAt(schema: Schema, [key, ...rest]: Path): Schema | undefined {
  if (key === undefined) return schema;
  const own = unwrap(schema);
  if (isRecord(own)) return schemaAt(own.value, rest);
  const [, part] = inside(own).find(([name]) => name === key || isList(own)) ?? [];
  return part && schemaAt(part, rest);
}
