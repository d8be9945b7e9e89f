import type * as v from 'valibot';
import type { Path } from './text-file.ts';

type Schema = v.GenericSchema;
type Keys = v.StrictObjectSchema<v.ObjectEntries, undefined>;
type List = v.ArraySchema<Schema, undefined>;
/** Keys of the owner's own, such as the files of a gallery. */
type Own = v.RecordSchema<v.GenericSchema<string>, Schema, undefined>;
type Tuple = v.TupleSchema<Schema[], undefined>;
type Optional = v.OptionalSchema<Schema, undefined>;
type Choice = v.PicklistSchema<readonly (string | number)[], undefined>;

const isKeys = (schema: Schema): schema is Keys => schema.type === 'strict_object';
const isList = (schema: Schema): schema is List => schema.type === 'array';
const isOwn = (schema: Schema): schema is Own => schema.type === 'record';
const isTuple = (schema: Schema): schema is Tuple => schema.type === 'tuple';
const isOptional = (schema: Schema): schema is Optional => schema.type === 'optional';
const isChoice = (schema: Schema): schema is Choice => schema.type === 'picklist';

const unwrap = (schema: Schema): Schema => (isOptional(schema) ? unwrap(schema.wrapped) : schema);

/** The schemas of what stands directly inside a value, which may be missing; an empty list has a first entry. */
function inside(schema: Schema, value?: unknown): readonly (readonly [string | number, Schema])[] {
  if (isKeys(schema)) return Object.entries(schema.entries);
  if (isTuple(schema)) return [...schema.items.entries()];
  if (!isList(schema)) return [];
  const items = Array.isArray(value) && value.length > 0 ? value : [undefined];
  return items.map((_, at) => [at, schema.item]);
}

/** Places of all texts that a file may have and has not. Keys of the owner's own have none. */
export function openPlaces(schema: Schema, value: unknown, path: Path = []): readonly Path[] {
  // A text that stands where keys belong has to go first.
  if (typeof (value ?? {}) !== 'object') return [];
  const own = unwrap(schema);
  const parts = inside(own, value);
  const values = new Map(Object.entries(value ?? {}));
  if (parts.length > 0) {
    return parts.flatMap(([key, part]) => openPlaces(part, values.get(`${key}`), [...path, key]));
  }
  return value === undefined && own.type !== 'record' ? [path] : [];
}

/** What a text at a place may be. */
export function placeIn(schema: Schema, path: Path) {
  const here = schemaAt(schema, path);
  const own = here && unwrap(here);
  const choices = own && isChoice(own) ? own.options : undefined;
  const isNumber = own?.type === 'number' || typeof choices?.[0] === 'number';
  return { isOptional: here !== undefined && isOptional(here), isNumber, choices };
}

/** Places of the texts that a key asks for which is missing. */
export function placesOf(schema: Schema, path: Path): readonly Path[] {
  const here = schemaAt(schema, path);
  return here ? openPlaces(here, undefined, path) : [];
}

function schemaAt(schema: Schema, [key, ...rest]: Path): Schema | undefined {
  if (key === undefined) return schema;
  const own = unwrap(schema);
  if (isOwn(own)) return schemaAt(own.value, rest);
  const [, part] = inside(own).find(([name]) => name === key || isList(own)) ?? [];
  return part && schemaAt(part, rest);
}
