import type { Tag, Tags } from '../content/facts.ts';
import { purposes } from '../content/purposes.ts';
import type { Choice } from './choice.ts';
import { configureGoogle, tellGoogle } from './google-consent.ts';

/** Addresses of the tag scripts that this page has loaded. */
const loaded = new Set<string>();

/** Loads the tags that were agreed to. Does nothing in a prerendered page, which calls it again when shown. */
export function runTags(tags: Tags, choice: Choice): void {
  if (document.prerendering) return;
  tellGoogle('update', choice.purposes);
  for (const tag of tagsOf(tags, choice, true)) {
    if (loaded.has(tag.src)) continue;
    loaded.add(tag.src);
    configureGoogle(tag);
    const script = document.createElement('script');
    script.src = tag.src;
    script.async = true;
    document.head.append(script);
  }
}

/**
 * Whether a tag is running that the choice refuses, or that no choice allows any more: only a reload of
 * the page can stop it.
 */
export function runsAgainst(tags: Tags, choice: Choice | undefined): boolean {
  if (!choice) return loaded.size > 0;
  return tagsOf(tags, choice, false).some(({ src }) => loaded.has(src));
}

/** Deletes the cookies of refused tags, as far as the site's facts name them. */
export function forgetRefused(tags: Tags, choice: Choice): void {
  const patterns = tagsOf(tags, choice, false).flatMap(({ cookies }) => cookies);
  const names = document.cookie.split('; ').map((pair) => pair.split('=')[0] ?? '');
  for (const name of names.filter((found) => patterns.some((pattern) => matches(found, pattern)))) {
    for (const domain of ['', ...domainsAbove().map((above) => `; Domain=${above}`)]) {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet.
      document.cookie = `${name}=; Path=/; Max-Age=0${domain}`;
    }
  }
}

function tagsOf(tags: Tags, { purposes: chosen }: Choice, agreed: boolean): readonly Tag[] {
  return purposes.flatMap((purpose) => (Boolean(chosen[purpose]) === agreed ? tags[purpose] : []));
}

function matches(name: string, pattern: string): boolean {
  return pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern;
}

/** The host name and every parent domain: tags use the widest one allowed, which is not known here. */
function domainsAbove(): readonly string[] {
  const labels = location.hostname.split('.');
  return labels.map((_, at) => labels.slice(at).join('.'));
}
