import type { LeadDetail } from '../../contract/leads.ts';
import controls from '../ui/controls.module.css';
import { Time } from '../ui/time.tsx';
import { useWords } from '../words.ts';
import styles from './facts.module.css';

/** The lead's deliveries with the answers of the servers. */
export function Deliveries({ lead: { deliveries } }: { lead: LeadDetail }) {
  const { lead: words } = useWords().words;
  const kinds: Readonly<Record<string, string>> = words.kinds;
  const outcomes: Readonly<Record<string, string>> = words.outcomes;
  return (
    <details className={styles.fold}>
      <summary>
        <h2>{words.deliveries}</h2> <span className={styles.number}>{deliveries.length}</span>
      </summary>
      <p className={controls.hint}>
        {deliveries.length > 0 ? words.deliveriesText : words.noDeliveries}
      </p>
      <ul className={styles.log}>
        {deliveries.map(({ id, kind, state, log }) => (
          <li key={id}>
            <p>
              <strong>{kinds[kind] ?? kind}</strong>{' '}
              <span className={controls.chip} data-state={state === 'dead' ? 'lost' : undefined}>
                {outcomes[state] ?? state}
              </span>
            </p>
            {log.length > 0 && (
              <ol>
                {log.map((attempt) => (
                  <li key={attempt.at}>
                    <Time at={attempt.at} as="exact" />:{' '}
                    {outcomes[attempt.outcome] ?? attempt.outcome}
                    {attempt.detail && <code>{attempt.detail}</code>}
                  </li>
                ))}
              </ol>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
