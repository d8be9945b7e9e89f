/** Merges `own` over `defaults` key by key; lists and texts are replaced whole. */
export function merge(defaults: unknown, own: unknown): unknown {
  if (!isRecord(defaults) || !isRecord(own)) return own;
  const merged = Object.entries(own).map(([key, value]) => [
    key,
    key in defaults ? merge(defaults[key], value) : value,
  ]);
  return { ...defaults, ...Object.fromEntries(merged) };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
