import { type ComponentType, useEffect, useState } from 'react';
import { tags } from '../content/tags.ts';
import type { ConsentProps } from './fetched-consent.tsx';

/**
 * Asks for consent where the owner configured tags; elsewhere neither code nor words are fetched.
 * Never part of the prerendered page: without script nothing is loaded that would need consent.
 */
export function Consent({ part }: ConsentProps) {
  const [Fetched, setFetched] = useState<ComponentType<ConsentProps> | undefined>();
  useEffect(() => {
    if (tags.analytics.length + tags.marketing.length === 0) return;
    void import('./fetched-consent.tsx').then(({ FetchedConsent }) =>
      setFetched(() => FetchedConsent),
    );
  }, []);
  return Fetched ? <Fetched part={part} /> : null;
}
