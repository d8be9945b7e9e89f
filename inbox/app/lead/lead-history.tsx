import type { LeadDetail, LeadEvent } from '../../contract/leads.ts';
import { usePersonName } from '../api/session.ts';
import controls from '../ui/controls.module.css';
import { Time } from '../ui/time.tsx';
import { useWords } from '../words.ts';
import styles from './facts.module.css';

interface HistoryProps {
  lead: LeadDetail;
  onUndo: (eventId: string) => void;
}

/** The lead's history, newest first, with undo buttons where possible. */
export function LeadHistory({ lead, onUndo }: HistoryProps) {
  const { words } = useWords();
  const describe = useDescribeEvent();
  const nameOf = usePersonName();
  const events = lead.events.toSorted((one, other) => other.at - one.at);
  return (
    <details className={styles.fold}>
      <summary>
        <h2>{words.lead.history}</h2> <span className={styles.number}>{events.length + 1}</span>
      </summary>
      <ol className={styles.log}>
        {events.map((event) => (
          <li key={event.id}>
            <p>
              <strong>{describe(event)}</strong>
              {event.personId && <> · {nameOf(event.personId)}</>}
            </p>
            <p className={controls.hint}>
              <Time at={event.at} as="exact" />
            </p>
            {event.canUndo && (
              <button
                type="button"
                className={`${controls.button} ${controls.small}`}
                onClick={() => onUndo(event.id)}
              >
                {words.frame.undo}
                <span className="visually-hidden">: {describe(event)}</span>
              </button>
            )}
          </li>
        ))}
        <li>
          <p>
            <strong>{words.lead.arrivedEvent}</strong>
          </p>
          <p className={controls.hint}>
            <Time at={lead.receivedAt} as="exact" />
          </p>
        </li>
      </ol>
    </details>
  );
}

function useDescribeEvent(): (event: LeadEvent) => string {
  const { words } = useWords();
  const nameOf = usePersonName();
  const named = (names: Readonly<Record<string, string>>, key: string | null) =>
    names[key ?? ''] ?? key ?? '';
  return ({ kind, before, after }) => {
    switch (kind) {
      case 'state':
        return words.lead.changedState(named(words.states, before), named(words.states, after));
      case 'assigned':
        return words.lead.assignedEvent(after === null ? words.frame.nobody : nameOf(after));
      case 'folder':
        return words.lead.folderEvent(named(words.folders, after));
      case 'note':
        return words.lead.noteEvent;
      case 'reply':
        return words.lead.replyEvent;
      case 'booking':
        return after === null ? words.lead.bookingCancelledEvent : words.lead.bookingEvent;
      case 'unreached':
        return words.lead.unreachedEvent(named(words.lead.kinds, after));
    }
  };
}
