import { useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { arrive, useWindowTitle } from '../frame/page-heading.tsx';
import { useKeys } from '../keys/use-keys.ts';
import { LeadView } from '../lead/lead-view.tsx';
import { useWords } from '../words.ts';
import { LeadList } from './lead-list.tsx';
import { countsQuery, leadQuery } from './lead-queries.ts';
import styles from './leads-page.module.css';
import { Overview } from './overview.tsx';
import { useChoice } from './use-choice.ts';
import { useLeads } from './use-leads.ts';

/** The list of leads with the open lead beside it; on a phone only one of the two. */
export function LeadsPage({ id }: { id?: string }) {
  const { words, language } = useWords();
  const view = useChoice();
  const page = useRef<HTMLElement>(null);
  const rows = useRef<HTMLOListElement>(null);
  const leads = useLeads(view.choice, view.words, rows);
  const { data: counts } = useQuery(countsQuery);
  const unread = counts?.folders.inbox.unread ?? 0;
  const folder = words.folders[view.choice.folder];
  const prefix = unread > 0 ? `(${unread.toLocaleString(language)}) ` : '';
  const { data: lead } = useQuery({ ...leadQuery(id ?? ''), enabled: id !== undefined });
  useWindowTitle(prefix + (id === undefined ? folder : lead?.name || words.lead.message));
  useScrollOfList(id);
  useEffect(() => {
    if (id === undefined) arrive();
  }, [id]);
  useReturnOfFocus(page, id, leads.lastPlace);

  /** The lead `steps` rows below the open or focused one. */
  const neighbour = (from: string | undefined, steps: number) => {
    const at = leads.rows.findIndex((lead) => lead.id === from);
    if (at !== -1) return leads.rows[at + steps]?.id;
    // The open lead has left the list: the next one took its place.
    const place = Math.max(0, leads.lastPlace.current);
    return leads.rows[steps > 0 ? place : place + steps]?.id;
  };
  /** Shows the new leads, scrolls to the top, and moves the focus to the first of them. */
  const showNew = () => {
    flushSync(leads.showAll);
    rows.current?.closest('section')?.scrollTo(0, 0);
    scrollTo(0, 0);
    rows.current?.querySelector<HTMLElement>('[data-lead]')?.focus({ preventScroll: true });
  };
  const focused = () =>
    document.activeElement instanceof HTMLElement
      ? document.activeElement.dataset['lead']
      : undefined;
  const move = (steps: number) => {
    const inList = focused();
    const next = neighbour(inList ?? id, steps);
    if (!next) return;
    if (id && !inList) view.turnTo(next);
    else focusRow(page.current, next);
  };
  useKeys({
    j: () => move(1),
    k: () => move(-1),
    '/': () => page.current?.querySelector<HTMLInputElement>('input[type=search]')?.focus(),
    Escape: id ? view.close : undefined,
  });
  const { hasNextPage, isFetching, isError, fetchNextPage } = leads.query;
  const isLast = id !== undefined && leads.rows.at(-1)?.id === id;
  useEffect(() => {
    // So that the next lead can be turned to.
    if (isLast && hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [isLast, hasNextPage, isFetching, isError, fetchNextPage]);
  useEffect(() => {
    const at = leads.rows.findIndex((lead) => lead.id === id);
    if (at !== -1) leads.lastPlace.current = at;
  }, [id, leads.rows, leads.lastPlace]);

  return (
    <main id="main" tabIndex={-1} className={styles.page} ref={page} data-open={id !== undefined}>
      <section className={styles.list} aria-label={words.frame.leads}>
        <LeadList
          view={view}
          leads={leads}
          counts={counts}
          openId={id}
          rowsRef={rows}
          onShowNew={showNew}
        />
      </section>
      <div className={styles.lead}>
        {id ? (
          <LeadView
            key={id}
            id={id}
            onClose={view.close}
            onNext={neighbour(id, 1) ? () => move(1) : undefined}
            onPrevious={neighbour(id, -1) ? () => move(-1) : undefined}
            addressOf={view.addressOf}
          />
        ) : (
          <Overview counts={counts} choose={(next) => view.choose(next, '')} />
        )}
      </div>
    </main>
  );
}

function focusRow(page: HTMLElement | null, id: string): void {
  const row = page?.querySelector<HTMLElement>(`[data-lead="${CSS.escape(id)}"]`);
  row?.focus();
  row?.closest('li')?.scrollIntoView({ block: 'nearest' });
}

/** Restores the scroll position of the list, which a lead replaces on a phone. */
function useScrollOfList(id: string | undefined): void {
  const place = useRef(0);
  const isOpen = id !== undefined;
  useLayoutEffect(() => {
    if (isOpen) {
      scrollTo(0, 0);
      return;
    }
    scrollTo(0, place.current);
    const remember = () => {
      place.current = scrollY;
    };
    addEventListener('scroll', remember, { passive: true });
    return () => removeEventListener('scroll', remember);
  }, [isOpen]);
}

/** Returns the focus to the row of a closed lead, or to the row that took its place. */
function useReturnOfFocus(
  page: RefObject<HTMLElement | null>,
  id: string | undefined,
  lastPlace: RefObject<number>,
): void {
  const before = useRef(id);
  useEffect(() => {
    const closed = before.current;
    before.current = id;
    if (closed === undefined || id !== undefined) return;
    const row = page.current?.querySelector<HTMLElement>(`[data-lead="${CSS.escape(closed)}"]`);
    const others = page.current?.querySelectorAll<HTMLElement>('[data-lead]') ?? [];
    const other = others[Math.min(lastPlace.current, others.length - 1)];
    (row ?? other ?? page.current)?.focus({ preventScroll: true });
  }, [id, page, lastPlace]);
}
