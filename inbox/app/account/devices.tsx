import { useQuery, useQueryClient } from '@tanstack/react-query';
import { calls } from '../../contract/calls.ts';
import type { Device } from '../../contract/people.ts';
import { call } from '../api/call.ts';
import controls from '../ui/controls.module.css';
import { useDates, useNow } from '../ui/time.tsx';
import { useToasts } from '../ui/toast.tsx';
import { Waiting } from '../ui/waiting.tsx';
import { useWords } from '../words.ts';
import styles from './account.module.css';
import { RemoveButton } from './remove-button.tsx';

const key = ['devices'] as const;

/** The person's sessions, with a button to end each. */
export function Devices() {
  const { account } = useWords().words;
  const client = useQueryClient();
  const toasts = useToasts();
  const dates = useDates();
  const now = useNow();
  const query = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call<readonly Device[]>(calls.sessions, { signal }),
  });
  const { data } = query;
  function tellEnded() {
    toasts.show({ text: account.deviceEnded });
    void client.invalidateQueries({ queryKey: key });
  }
  return (
    <section className={styles.section} aria-labelledby="devices">
      <div>
        <h2 id="devices">{account.devices}</h2>
        <p className={controls.hint}>{account.devicesText}</p>
      </div>
      <div className={styles.fields}>
        <Waiting query={query} />
        <ul className={styles.list}>
          {data?.map(({ id, device, createdAt, seenAt, isThis }) => (
            <li key={id}>
              <p>
                <strong>{device}</strong>
                <br />
                <span className={controls.hint}>
                  {isThis ? account.thisDevice : account.seen(dates.relative(seenAt, now))} ·{' '}
                  {account.since(dates.date(createdAt))}
                </span>
              </p>
              {!isThis && (
                <RemoveButton
                  address={`${calls.sessions}/${id}`}
                  text={account.signOutDevice}
                  label={account.signOutOf(device)}
                  onRemoved={tellEnded}
                />
              )}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
