import { attributionLimits, campaignTags } from '../../contract/attribution.ts';
import type { Attribution } from '../../contract/lead-request.ts';
import { tabStorage } from './storage.ts';

const attributionKey = 'first-page';

/**
 * Where this visit began: the first page in this tab, the referring site, and the `utm_` tags of the
 * address. Kept while the tab is open, because the form may be several pages away; it is sent only
 * with a lead, and the server validates it again.
 */
export function readAttribution(): Attribution {
  try {
    return JSON.parse(tabStorage.get(attributionKey));
  } catch {
    // Nothing is stored yet, or storage is blocked.
    return firstKnown();
  }
}

/** Stores where the visit began, unless an earlier page of this tab has done so. */
export function keepAttribution(): void {
  tabStorage.set(attributionKey, JSON.stringify(readAttribution()));
}

/** What this page alone knows: its own address, or the page of ours before it if that stored nothing. */
function firstKnown(): Attribution {
  const referrer = URL.canParse(document.referrer) ? new URL(document.referrer) : undefined;
  const isOurs = referrer?.origin === location.origin;
  const first = isOurs ? referrer : new URL(location.href);
  return {
    page: first.pathname.slice(0, attributionLimits.address),
    // Only the referrer's origin: its path and query may reveal what or whom somebody searched for.
    referrer:
      referrer && !isOurs
        ? `${referrer.protocol}//${referrer.host}`.slice(0, attributionLimits.address)
        : '',
    utm: campaignTags(first.searchParams),
  };
}
