import { Link } from 'wouter';
import { initialsOf } from '../../../src/ui/initials.ts';
import type { LeadSummary } from '../../contract/leads.ts';
import { useSession } from '../api/session.ts';
import { useHasDraft } from '../drafts.ts';
import controls from '../ui/controls.module.css';
import { Time } from '../ui/time.tsx';
import { useWords } from '../words.ts';
import styles from './lead-list.module.css';
import { PromiseClock } from './promise-clock.tsx';

interface LeadRowProps {
  lead: LeadSummary;
  href: string;
  state: unknown;
  isCurrent: boolean;
}

/** A lead in the list: name, excerpt and due answer. The whole row is a link. */
export function LeadRow({ lead, href, state, isCurrent }: LeadRowProps) {
  const { language, words, siteWords } = useWords();
  const { people } = useSession();
  const hasDraft = useHasDraft(lead.id);
  const interests: Readonly<Record<string, string>> = siteWords.interests;
  const assignee = people.find(({ id }) => id === lead.assignedTo);
  return (
    <li className={styles.row} data-unread={lead.isUnread} data-current={isCurrent}>
      <div className={styles.first}>
        <Link
          href={href}
          state={state}
          className={styles.name}
          data-lead={lead.id}
          aria-current={isCurrent ? 'true' : undefined}
        >
          {lead.isUnread && <span className="visually-hidden">{words.list.isUnread}: </span>}
          {lead.name || words.lead.anonymous}
        </Link>
        {lead.company && <span className={styles.company}>{lead.company}</span>}
        <Time at={lead.receivedAt} as="short" className={styles.time} />
      </div>
      <p className={styles.excerpt}>{lead.excerpt}</p>
      <p className={styles.facts}>
        {hasDraft && !isCurrent && (
          <span className={controls.chip} data-state="draft">
            {words.list.hasDraft}
          </span>
        )}
        {lead.isUnreached && (
          <span className={controls.chip} data-state="unreached">
            {words.list.unreached}
          </span>
        )}
        {lead.state !== 'new' && (
          <span className={controls.chip} data-state={lead.state}>
            {words.states[lead.state]}
          </span>
        )}
        {lead.promisedBy !== null && (
          <PromiseClock receivedAt={lead.receivedAt} promisedBy={lead.promisedBy} isShort />
        )}
        <span>{interests[lead.interest] ?? lead.interest}</span>
        {lead.language !== language && (
          <span className={styles.language}>{words.languages[lead.language]}</span>
        )}
        {assignee && (
          <span className={styles.assignee} title={assignee.name}>
            <span aria-hidden="true">{initialsOf(assignee.name)}</span>
            <span className="visually-hidden">{assignee.name}</span>
          </span>
        )}
      </p>
    </li>
  );
}
