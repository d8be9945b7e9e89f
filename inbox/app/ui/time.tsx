import { useSyncExternalStore } from 'react';
import { useSession } from '../api/session.ts';
import { type Dates, datesIn } from '../dates.ts';
import { useWords } from '../words.ts';

/** Date formatters for the reader's language and the site's time zone. */
export function useDates(): Dates {
  const { language } = useWords();
  const { timeZone } = useSession().site;
  return datesIn(language, timeZone);
}

const minute = 60_000;

/** The start of the current minute; rerenders the component when the next one begins. */
export function useNow(): number {
  return useSyncExternalStore(
    (changed) => {
      const timer = setInterval(changed, minute / 4);
      return () => clearInterval(timer);
    },
    () => Math.floor(Date.now() / minute) * minute,
  );
}

interface TimeProps {
  at: number;
  /** `both` also shows the exact time, because a tooltip is not accessible by touch and keyboard. */
  as?: 'relative' | 'short' | 'exact' | 'both';
  className?: string | undefined;
}

/** A time relative to now, with the exact time in the site's time zone. */
export function Time({ at, as = 'relative', className }: TimeProps) {
  const dates = useDates();
  const now = Math.max(useNow(), at);
  const exact = dates.exact(at);
  const said = {
    relative: () => dates.relative(at, now),
    short: () => dates.short(at, now),
    exact: () => exact,
    both: () => `${dates.relative(at, now)} · ${exact}`,
  }[as]();
  return (
    <time dateTime={new Date(at).toISOString()} title={exact} className={className}>
      {said}
    </time>
  );
}
