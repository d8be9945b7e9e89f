export type JsonBody =
  | { outcome: 'read'; value: unknown }
  | { outcome: 'not-json' }
  | { outcome: 'too-large' }
  | { outcome: 'wrong-type' };

/**
 * Reads a JSON body of at most `maxBytes`. Other content types are refused, which also keeps other
 * sites' forms out (ASVS 3.5.2).
 */
export async function readJson(request: Request, maxBytes: number): Promise<JsonBody> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/json\s*(?:;|$)/i.test(type)) return { outcome: 'wrong-type' };
  const bytes = await request.arrayBuffer();
  if (bytes.byteLength > maxBytes) return { outcome: 'too-large' };
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return { outcome: 'read', value: JSON.parse(text) };
  } catch {
    return { outcome: 'not-json' };
  }
}
