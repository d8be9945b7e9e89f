import { useId } from 'react';
import type { LeadDetail } from '../../contract/leads.ts';
import { leadStates } from '../../contract/terms.ts';
import { usePersonName, useSession } from '../api/session.ts';
import controls from '../ui/controls.module.css';
import { SavedSelect } from '../ui/saved-select.tsx';
import { useDates } from '../ui/time.tsx';
import { useWords } from '../words.ts';
import type { useLeadChanges } from './use-lead-changes.ts';
import styles from './work.module.css';

interface WorkProps {
  lead: LeadDetail;
  changes: ReturnType<typeof useLeadChanges>;
}

/**
 * State and assignee of the lead. The states are buttons, because arrow keys in a radio group would save
 * every state on the way.
 */
export function Work({ lead, changes }: WorkProps) {
  const { words } = useWords();
  const { people, person } = useSession();
  const dates = useDates();
  const id = useId();
  const present = people.filter((one) => !one.isGone || one.id === lead.assignedTo);
  const nameOf = usePersonName();
  return (
    <section className={styles.work} aria-labelledby={id}>
      <h2 id={id} className="visually-hidden">
        {words.lead.work}
      </h2>
      <fieldset className={styles.states}>
        <legend>{words.lead.state}</legend>
        <div>
          {leadStates.map((state) => (
            <button
              key={state}
              type="button"
              aria-pressed={lead.state === state}
              onClick={() => lead.state !== state && changes.setState(state)}
            >
              {words.states[state]}
            </button>
          ))}
        </div>
      </fieldset>
      <div className={styles.assigned}>
        <SavedSelect
          label={words.lead.assigned}
          value={lead.assignedTo ?? ''}
          options={[['', words.frame.nobody], ...present.map((one) => [one.id, one.name] as const)]}
          onChange={(personId) => changes.assign(personId || null)}
        />
        {lead.assignedTo !== person.id && (
          <button
            type="button"
            className={controls.button}
            onClick={() => changes.assign(person.id)}
          >
            {words.lead.takeOver}
          </button>
        )}
      </div>
      {lead.answeredAt !== null && lead.answeredBy !== null && (
        <p className={controls.hint}>
          {words.lead.answeredBy(nameOf(lead.answeredBy), dates.exact(lead.answeredAt))}
        </p>
      )}
    </section>
  );
}
