import { isbot } from 'isbot';
import { languages, site } from '#site';
import { attributionLimits, emailLike } from '../../../contract/attribution.ts';
import type { Language } from '../../../contract/language.ts';
import { clockAt } from '../../../service/clock.ts';
import { sourceOf } from '../../../service/storage/leads.ts';
import { prefixOf } from '../../../src/addresses.ts';
import type { NewVisits, VisitStore } from './visit-store.ts';

/** Most combinations counted per day, because anybody can make up sources and campaigns. */
const combinationsMax = 2000;

/** Name for everything beyond that limit. */
export const others = '…';

/**
 * Counts page views in memory, without cookies or addresses: a view is a page requested by a person's
 * browser, a visit is a view that did not come from another page of the site.
 */
export function createVisitCounter(siteUrl: string, now: () => number = Date.now) {
  const { timeZone } = site.facts;
  const own = new URL(siteUrl).hostname;
  let counts = new Map<string, NewVisits>();
  /** Combinations seen on the latest day. */
  let known = new Set<string>();
  let today = { day: '', until: 0 };

  function dayOf(at: number): string {
    if (at < today.until) return today.day;
    const start = clockAt(at, timeZone);
    today = {
      day: start.toPlainDate().toString(),
      until: start.startOfDay().add({ days: 1 }).epochMilliseconds,
    };
    known = new Set();
    return today.day;
  }

  function add(key: Omit<NewVisits, 'views' | 'visits'>, visits: number): void {
    const id = JSON.stringify(key);
    const count = counts.get(id) ?? { ...key, views: 0, visits: 0 };
    counts.set(id, { ...count, views: count.views + 1, visits: count.visits + visits });
  }

  return {
    /** Counts a requested page, unless it is prefetched or embedded; bots only by day, without the page. */
    count(request: Request, page: string): void {
      const { headers } = request;
      if (request.method !== 'GET' || isAhead(headers) || isEmbedded(headers)) return;
      const day = dayOf(now());
      const agent = headers.get('user-agent') ?? '';
      if (agent === '' || isbot(agent)) {
        add({ day, page: '', source: '', campaign: '', language: '', isBot: 1 }, 1);
        return;
      }
      const { hostname, searchParams } = new URL(request.url);
      const referrer = headers.get('referer') ?? '';
      const isFromHere = isFollowed(headers, referrer, [own, hostname]);
      const tag = (name: string) => searchParams.get(name) ?? '';
      const attribution = { page, referrer, utm: { utm_source: tag('utm_source') } };
      const named = {
        day,
        page,
        source: isFromHere ? '' : keptText(sourceOf({ attribution })),
        campaign: isFromHere ? '' : keptText(tag('utm_campaign')),
        language: languageOf(page),
        isBot: 0,
      };
      const id = JSON.stringify(named);
      const isNamed = known.has(id) || known.size < combinationsMax;
      if (isNamed) known.add(id);
      const rest = { ...named, source: named.source && others, campaign: named.campaign && others };
      add(isNamed ? named : rest, isFromHere ? 0 : 1);
    },

    /** Moves the counts since the last call to the store. */
    async keep(store: Pick<VisitStore, 'add'>): Promise<void> {
      const taken = counts;
      counts = new Map();
      try {
        await store.add([...taken.values()], now());
      } catch (error) {
        for (const [id, { views, visits, ...key }] of taken) {
          const count = counts.get(id);
          const sum = { views: views + (count?.views ?? 0), visits: visits + (count?.visits ?? 0) };
          counts.set(id, { ...key, ...sum });
        }
        throw error;
      }
    },
  };
}

/** Whether the browser only prefetches the page. */
function isAhead(headers: Headers): boolean {
  return /prefetch|prerender|preview/.test(
    `${headers.get('sec-purpose')} ${headers.get('purpose')}`,
  );
}

/** Whether the page is loaded in a frame or by a script. */
function isEmbedded(headers: Headers): boolean {
  return (headers.get('sec-fetch-dest') ?? 'document') !== 'document';
}

/** Whether the request came from another page of the site. */
function isFollowed(headers: Headers, referrer: string, own: readonly string[]): boolean {
  const before = URL.parse(referrer)?.hostname;
  return (
    headers.get('sec-fetch-site') === 'same-origin' ||
    (before !== undefined && own.includes(before))
  );
}

/** A value from the address, cleaned and shortened; `…` if it may contain an email address. */
function keptText(text: string): string {
  if (emailLike.test(text)) return others;
  return text
    .replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, '')
    .trim()
    .slice(0, attributionLimits.tag);
}

function languageOf(page: string): Language {
  const [first, ...prefixed] = languages;
  const found = prefixed.find((language) => `${page}/`.startsWith(`${prefixOf(language)}/`));
  return found ?? first;
}
