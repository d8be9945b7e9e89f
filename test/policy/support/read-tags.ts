/** A start tag of a document. */
export interface Tag {
  name: string;
  attributes: Readonly<Record<string, string>>;
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

const rawText = /<(script|style)\b([^>]*)>[\s\S]*?<\/\1>/g;
const startTag = /<([a-z][\w-]*)((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*\/?>/gi;
const attribute = /([\w:-]+)(?:="([^"]*)")?/g;

/**
 * Returns the start tags of a built page, whose attributes are always quoted. Skips the content of scripts
 * and styles.
 */
export function readTags(html: string): readonly Tag[] {
  const markup = html.replace(rawText, '<$1$2>');
  return [...markup.matchAll(startTag)].map(([, name = '', rest = '']) => ({
    name: name.toLowerCase(),
    attributes: Object.fromEntries(
      [...rest.matchAll(attribute)].map(([, key = '', value = '']) => [
        key.toLowerCase(),
        decode(value),
      ]),
    ),
  }));
}

/** Decodes the entities that React and Astro write. */
export function decode(text: string): string {
  return text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity);
}
