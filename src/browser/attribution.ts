import { attributionLimits, campaignTags } from '../../contract/attribution.ts';
import type { Attribution } from '../../contract/lead-request.ts';
import { tabStorage } from './storage.ts';

const attributionKey = 'first-page';

/**
 * Where this visit began: the first page in this tab, the site that led to it, and the `utm_` tags
 * of its address. Kept for as long as the tab is open, because the form may be some pages away; it
 * goes nowhere but with a lead. The server checks it anew.
 */
export function readAttribution(): Attribution {
  try {
    return JSON.parse(tabStorage.kept(attributionKey));
  } catch {
    // Nothing was kept yet, or storage is forbidden.
    return firstKnown();
  }
}

/** Keeps where the visit began, unless an earlier page of this tab did. */
export function keepAttribution(): void {
  tabStorage.keep(attributionKey, JSON.stringify(readAttribution()));
}

/** What this page alone knows: itself, or the page of ours that was left before it could keep anything. */
function firstKnown(): Attribution {
  const referrer = URL.canParse(document.referrer) ? new URL(document.referrer) : undefined;
  const isOurs = referrer?.origin === location.origin;
  const first = isOurs ? referrer : new URL(location.href);
  return {
    page: first.pathname.slice(0, attributionLimits.address),
    // The site says enough: the rest of its address may name what or whom somebody looked for.
    referrer:
      referrer && !isOurs
        ? `${referrer.protocol}//${referrer.host}`.slice(0, attributionLimits.address)
        : '',
    utm: campaignTags(first.searchParams),
  };
}
