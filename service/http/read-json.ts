export type JsonBody =
  | { outcome: 'read'; value: unknown }
  | { outcome: 'not-json' }
  | { outcome: 'too-large' }
  | { outcome: 'wrong-type' };

/**
 * Reads a JSON body of at most `maxBytes`, counted as they arrive: what a header claims decides only
 * to refuse at once. Other content types are refused, which also keeps other sites' forms out
 * (ASVS 3.5.2).
 */
export async function readJson(request: Request, maxBytes: number): Promise<JsonBody> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/json\s*(?:;|$)/i.test(type)) return { outcome: 'wrong-type' };
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes)
    return { outcome: 'too-large' };
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  try {
    for await (const chunk of request.body ?? []) {
      bytes += chunk.byteLength;
      if (bytes > maxBytes) return { outcome: 'too-large' };
      chunks.push(chunk);
    }
  } catch {
    // The visitor's connection broke; nobody will read the answer.
    return { outcome: 'not-json' };
  }
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(join(chunks, bytes));
    return { outcome: 'read', value: JSON.parse(text) };
  } catch {
    return { outcome: 'not-json' };
  }
}

function join(chunks: readonly Uint8Array[], bytes: number): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(bytes);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.byteLength;
  }
  return whole;
}
