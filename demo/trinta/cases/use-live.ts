import { useEffect, useState } from 'react';

/** Returns true once a detail is hydrated; before, and without script, its whole content is shown. */
export function useLive(): true | undefined {
  const [isLive, setLive] = useState(false);
  useEffect(() => setLive(true), []);
  return isLive || undefined;
}
