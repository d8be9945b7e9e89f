import type { Tag, Tags } from '../content/facts.ts';
import { purposes } from '../content/purposes.ts';
import type { Choice } from './choice.ts';
import { configureGoogle, tellGoogle } from './google-consent.ts';

/** Addresses of the scripts that run in this page. */
const loaded = new Set<string>();

/** Loads the tags that were agreed to; in a page that is only rendered ahead none, until it is seen and asks again. */
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
 * Whether a tag runs that the choice refuses, or that none allows any more: it can only be stopped by
 * loading the page anew.
 */
export function runsAgainst(tags: Tags, choice: Choice | undefined): boolean {
  if (!choice) return loaded.size > 0;
  return tagsOf(tags, choice, false).some(({ src }) => loaded.has(src));
}

/** Removes what the refused tags left in the browser, as far as their cookies are named. */
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

/** The host name and all above it: tags use the widest that they may, and nothing here knows which that is. */
function domainsAbove(): readonly string[] {
  const labels = location.hostname.split('.');
  return labels.map((_, at) => labels.slice(at).join('.'));
}
