import { useEffect, useState } from 'react';

/** Whether the script of a detail is there; until then, and without it, all of it stands still and is said. */
export function useLive(): true | undefined {
  const [isLive, setLive] = useState(false);
  useEffect(() => setLive(true), []);
  return isLive || undefined;
}
