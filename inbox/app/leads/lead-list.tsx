import type { RefObject } from 'react';
import { Link } from 'wouter';
import { folders } from '../../../contract/folders.ts';
import type { Counts } from '../../contract/leads.ts';
import { Loading } from '../frame/loading.tsx';
import controls from '../ui/controls.module.css';
import { Failed } from '../ui/failed.tsx';
import { useTellFailure } from '../ui/toast.tsx';
import { useWords } from '../words.ts';
import { countFilters } from './choice.ts';
import { Filters } from './filters.tsx';
import { FoundElsewhere } from './found-elsewhere.tsx';
import styles from './lead-list.module.css';
import { LeadRow } from './lead-row.tsx';
import { Search } from './search.tsx';
import type { useChoice } from './use-choice.ts';
import type { Leads } from './use-leads.ts';

interface LeadListProps {
  view: ReturnType<typeof useChoice>;
  leads: Leads;
  counts: Counts | undefined;
  openId: string | undefined;
  rowsRef: RefObject<HTMLOListElement | null>;
  /** Shows the leads that arrived while the list was in use. */
  onShowNew: () => void;
}

/** The folders, the filters and the matching leads. */
export function LeadList(props: LeadListProps) {
  const { view, leads, counts, openId, rowsRef, onShowNew } = props;
  const { words, language } = useWords();
  const { list } = words;
  const { choice } = view;
  const { query, rows, waiting } = leads;
  const number = (n: number) => n.toLocaleString(language);
  const Heading = openId ? 'h2' : 'h1';
  const tellFailure = useTellFailure();
  async function showMore() {
    if (query.isFetchingNextPage) return;
    const { error, data, hasNextPage } = await query.fetchNextPage();
    if (error) tellFailure(error);
    // An event meanwhile refetched the shown pages instead of the next one, so it tries again.
    else if (hasNextPage && data?.pages.length === query.data?.pages.length) void showMore();
  }
  const isNarrowed = countFilters(choice) > 0 || view.words !== '';
  return (
    <>
      <Heading className="visually-hidden">
        {words.frame.leads}: {words.folders[choice.folder]}
      </Heading>
      <nav className={styles.tabs} aria-label={list.folders}>
        {folders.map((folder) => {
          const count = counts?.folders[folder];
          return (
            <Link
              key={folder}
              href={folder === 'inbox' ? '/' : `/?folder=${folder}`}
              className={`${controls.tab} ${styles.tab}`}
              aria-current={folder === choice.folder ? 'page' : undefined}
            >
              {words.folders[folder]}{' '}
              {count && <span className={styles.count}>{number(count.all)}</span>}
              {count && count.unread > 0 && (
                <span className={styles.unread}>
                  <span aria-hidden="true">{number(count.unread)}</span>
                  <span className="visually-hidden">, {list.unread(count.unread)}</span>
                </span>
              )}
            </Link>
          );
        })}
      </nav>
      <div className={styles.tools}>
        <Search words={view.words} onSearch={view.searchFor} />
        <Filters view={view} counts={counts} />
      </div>
      {choice.folder === 'inbox' &&
        !choice.overdue &&
        counts !== undefined &&
        counts.overdue > 0 && (
          <p className={styles.overdue}>
            {list.overdue(counts.overdue)}{' '}
            <button
              type="button"
              className={controls.plain}
              onClick={() => view.choose({ folder: 'inbox', overdue: '1' }, '')}
            >
              {list.showOverdue}
            </button>
          </p>
        )}
      {query.isPending && <Loading />}
      {query.isError && rows.length === 0 && (
        <div className={controls.pane}>
          <Failed error={query.error} retry={query.refetch} />
        </div>
      )}
      <div
        className={rows.length === 0 ? 'visually-hidden' : styles.line}
        data-waiting={waiting > 0}
      >
        <p role="status">
          {query.isPlaceholderData || query.isPending
            ? ''
            : query.hasNextPage
              ? list.shownOf(rows.length)
              : list.shown(rows.length)}
        </p>
        {waiting > 0 && (
          <button type="button" className={controls.plain} onClick={onShowNew}>
            {list.showNew(waiting)}
          </button>
        )}
      </div>
      <FoundElsewhere view={view} />
      {query.isSuccess && rows.length === 0 && (
        <Empty folder={choice.folder} isNarrowed={isNarrowed} />
      )}
      <ol ref={rowsRef} className={styles.rows} aria-busy={query.isPlaceholderData}>
        {rows.map((lead) => (
          <LeadRow
            key={lead.id}
            lead={lead}
            href={view.addressOf(`/leads/${lead.id}`)}
            state={{ words: view.words, isFromList: openId === undefined }}
            isCurrent={lead.id === openId}
          />
        ))}
      </ol>
      {query.hasNextPage && (
        <p className={styles.more}>
          <button
            type="button"
            className={controls.button}
            aria-disabled={query.isFetchingNextPage}
            onClick={() => void showMore()}
          >
            {query.isFetchingNextPage ? list.loadingMore : list.more}
          </button>
        </p>
      )}
    </>
  );
}

function Empty({ folder, isNarrowed }: { folder: 'inbox' | 'held' | 'spam'; isNarrowed: boolean }) {
  const { list } = useWords().words;
  const [title, text] = isNarrowed
    ? [list.noneFound, list.noneFoundText]
    : {
        inbox: [list.emptyInbox, list.emptyInboxText],
        held: [list.emptyHeld, list.emptyHeldText],
        spam: [list.emptySpam, list.emptySpamText],
      }[folder];
  return (
    <div className={`${controls.empty} ${controls.pane}`}>
      <h2>{title}</h2>
      <p>{text}</p>
    </div>
  );
}
