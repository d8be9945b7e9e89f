import type { Attribution } from '../../contract/lead-request.ts';

/** Where this visit came from: page, referrer and the `utm_` parameters of the address. */
export function readAttribution(): Attribution {
  const utm: Record<string, string> = {};
  for (const [key, value] of new URLSearchParams(location.search)) {
    if (key.startsWith('utm_')) utm[key] = value;
  }
  return { page: location.pathname, referrer: document.referrer, utm };
}
