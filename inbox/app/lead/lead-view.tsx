import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { LeadDetail, Templates } from '../../contract/leads.ts';
import { useSession } from '../api/session.ts';
import { dropDrafts } from '../drafts.ts';
import { Loading } from '../frame/loading.tsx';
import { PageHeading } from '../frame/page-heading.tsx';
import { useKeys } from '../keys/use-keys.ts';
import { leadQuery, templatesQuery } from '../leads/lead-queries.ts';
import { PromiseClock } from '../leads/promise-clock.tsx';
import controls from '../ui/controls.module.css';
import { Failed } from '../ui/failed.tsx';
import { Time } from '../ui/time.tsx';
import { useWords } from '../words.ts';
import { ContactButtons } from './contact-buttons.tsx';
import { Conversation } from './conversation.tsx';
import { Facts } from './facts.tsx';
import { FolderNotice } from './folder-notice.tsx';
import { greet } from './greeting.ts';
import styles from './lead.module.css';
import { usePendingChanges, withPending } from './lead-change.ts';
import { ReplyForm } from './reply-form.tsx';
import { useLeadChanges } from './use-lead-changes.ts';
import { Work } from './work.tsx';

interface LeadViewProps {
  id: string;
  onClose: () => void;
  onNext: (() => void) | undefined;
  onPrevious: (() => void) | undefined;
  addressOf: (path: string) => string;
}

/** A lead with all its details. */
export function LeadView(props: LeadViewProps) {
  const { words } = useWords();
  const { data, error, refetch } = useQuery(leadQuery(props.id));
  const [isReplying, setReplying] = useState(false);
  useKeys({ r: () => setReplying(true) });
  const pending = usePendingChanges();
  const lead = data && withPending(data, pending);
  useEffect(() => {
    // Deletes the drafts of an erased lead, also what was typed until its fields disappeared.
    if (data === null) dropDrafts(props.id);
  }, [data, props.id]);
  const templates = useQuery(templatesQuery);
  // Waits for the templates, because a reply starts with the greeting, unless fetching them has failed.
  const isGreetingLate = templates.isLoading && templates.failureCount === 0;
  return (
    <>
      <nav className={styles.ways} aria-label={words.frame.lead}>
        <button type="button" className={controls.plain} onClick={props.onClose}>
          <span aria-hidden="true">←</span> {words.lead.back}
        </button>
        <span className={styles.steps}>
          <Step label={words.lead.previous} sign="↑" onClick={props.onPrevious} />
          <Step label={words.lead.next} sign="↓" onClick={props.onNext} />
        </span>
      </nav>
      {lead === null ? (
        <div className={`${controls.empty} ${controls.pane}`}>
          <PageHeading title={words.lead.gone} namesWindow={false} />
          <p>{words.lead.goneText}</p>
        </div>
      ) : lead && !isGreetingLate ? (
        <Sheet
          lead={lead}
          templates={templates.data}
          isReplying={isReplying}
          setReplying={setReplying}
          {...props}
        />
      ) : error ? (
        <div className={controls.pane}>
          <Failed error={error} retry={refetch} isPage />
        </div>
      ) : (
        <div data-awaits-field={isReplying || undefined}>
          <Loading />
        </div>
      )}
    </>
  );
}

interface StepProps {
  label: string;
  sign: string;
  onClick: (() => void) | undefined;
}

function Step({ label, sign, onClick }: StepProps) {
  return (
    <button
      type="button"
      className={styles.step}
      aria-label={label}
      title={label}
      aria-disabled={!onClick}
      onClick={onClick}
    >
      <span aria-hidden="true">{sign}</span>
    </button>
  );
}

interface SheetProps extends LeadViewProps {
  lead: LeadDetail;
  templates: Templates | undefined;
  isReplying: boolean;
  setReplying: (isReplying: boolean) => void;
}

function Sheet(props: SheetProps) {
  const { lead, templates, isReplying, setReplying, id, onClose, addressOf } = props;
  const { words } = useWords();
  const { person } = useSession();
  const changes = useLeadChanges(id);
  const replyButton = useRef<HTMLButtonElement>(null);
  const greeting = greet(templates, lead, person.name);
  useMarkOpened(lead.isUnread, changes.markOpened);
  useKeys({
    e: () => {
      if (lead.state === 'new') changes.setState('answered');
    },
  });
  const { name, company } = lead.lead;
  return (
    <article className={styles.sheet} aria-labelledby="lead-name">
      <header className={styles.head}>
        <div id="lead-name">
          <PageHeading title={name || words.lead.anonymous} namesWindow={false} />
        </div>
        {company && <p className={styles.company}>{company}</p>}
        <p className={styles.received}>
          <Time at={lead.receivedAt} as="both" />
          {lead.promisedBy !== null && (
            <>
              {' '}
              <span className="visually-hidden">{words.clock.label}: </span>
              <PromiseClock receivedAt={lead.receivedAt} promisedBy={lead.promisedBy} />
            </>
          )}
        </p>
      </header>
      <div className={styles.main}>
        {lead.folder !== 'inbox' && <FolderNotice lead={lead} changes={changes} />}
        <section aria-labelledby="lead-message">
          <h2 id="lead-message" className="visually-hidden">
            {words.lead.message}
          </h2>
          <p className={styles.message} lang={lead.language} dir="auto">
            {lead.lead.message}
          </p>
        </section>
        <div>
          <div role="status" className={styles.unreached}>
            {lead.isUnreached && (
              <p className={controls.notice}>{words.lead.unreached(lead.lead.email)}</p>
            )}
          </div>
          <ContactButtons
            lead={lead}
            greeting={greeting}
            isFirst={lead.folder === 'inbox' && !isReplying}
            replyButton={replyButton}
            onReply={() => setReplying(true)}
          />
        </div>
        <ReplyForm
          lead={lead}
          greeting={greeting}
          changes={changes}
          isOpen={isReplying}
          onClose={(hadFocus) => {
            setReplying(false);
            if (hadFocus) replyButton.current?.focus();
          }}
        />
        <Work lead={lead} changes={changes} />
        <Conversation lead={lead} changes={changes} />
      </div>
      <div className={styles.aside}>
        <Facts lead={lead} changes={changes} onErased={onClose} addressOf={addressOf} />
      </div>
    </article>
  );
}

/** Marks an unread lead as opened once it is shown. */
function useMarkOpened(isUnread: boolean, markOpened: () => void): void {
  const isMarked = useRef(false);
  useEffect(() => {
    if (!isUnread || isMarked.current) return;
    isMarked.current = true;
    markOpened();
  });
}
