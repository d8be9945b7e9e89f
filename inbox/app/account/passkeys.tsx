import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { calls } from '../../contract/calls.ts';
import type { Passkey } from '../../contract/people.ts';
import { maxLengths } from '../../contract/terms.ts';
import { CallError, call } from '../api/call.ts';
import { sessionKey } from '../api/session.ts';
import { describeDevice, makePasskey } from '../sign-in/make-passkey.ts';
import {
  canUsePasskeys,
  isGivenUp,
  isKnownDevice,
  usePasskeyAttempts,
} from '../sign-in/passkey-attempts.ts';
import controls from '../ui/controls.module.css';
import { Field } from '../ui/field.tsx';
import { useDates, useNow } from '../ui/time.tsx';
import { useTellFailure, useToasts } from '../ui/toast.tsx';
import { Waiting } from '../ui/waiting.tsx';
import { useWords } from '../words.ts';
import styles from './account.module.css';
import { RemoveButton } from './remove-button.tsx';

const key = ['passkeys'] as const;

/** The person's passkeys. */
export function Passkeys() {
  const { account } = useWords().words;
  const client = useQueryClient();
  const toasts = useToasts();
  const tellFailure = useTellFailure();
  const dates = useDates();
  const now = useNow();
  const [label, setLabel] = useState(describeDevice);
  const query = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call<readonly Passkey[]>(calls.passkeys, { signal }),
  });
  const { data } = query;
  const changed = (text: string) => {
    toasts.show({ text });
    void client.invalidateQueries({ queryKey: key });
    void client.invalidateQueries({ queryKey: sessionKey });
  };
  const { begin } = usePasskeyAttempts();
  const adding = useMutation({
    mutationFn: () => makePasskey(label.trim() || describeDevice(), begin()),
    onSuccess: () => changed(account.passkeyAdded),
    onError: (failure) => {
      if (isGivenUp(failure)) return;
      if (failure instanceof CallError && failure.status !== 403) tellFailure(failure);
      else {
        const text = isKnownDevice(failure) ? account.passkeyKnown : account.passkeyFailed;
        toasts.show({ text, isFailure: true });
      }
    },
  });
  function add(event: SubmitEvent) {
    event.preventDefault();
    if (!adding.isPending) adding.mutate();
  }
  return (
    <section className={styles.section} aria-labelledby="passkeys">
      <div>
        <h2 id="passkeys">{account.passkeys}</h2>
        <p className={controls.hint}>{account.passkeysText}</p>
      </div>
      <div className={styles.fields}>
        <Waiting query={query} />
        {data?.length === 0 && <p className={controls.hint}>{account.noPasskeys}</p>}
        <ul className={styles.list}>
          {data?.map((passkey) => (
            <li key={passkey.id}>
              <p>
                <strong>{passkey.label}</strong>
                <br />
                <span className={controls.hint}>
                  {account.passkeyMade(dates.relative(passkey.createdAt, now))} ·{' '}
                  {passkey.usedAt === null
                    ? account.passkeyUnused
                    : account.passkeyUsed(dates.relative(passkey.usedAt, now))}
                </span>
              </p>
              <RemoveButton
                address={`${calls.passkeys}/${encodeURIComponent(passkey.id)}`}
                text={account.remove}
                label={account.removePasskey(passkey.label)}
                onRemoved={() => changed(account.passkeyRemoved)}
              />
            </li>
          ))}
        </ul>
        {canUsePasskeys() ? (
          <form onSubmit={add} className={styles.inline}>
            <Field label={account.passkeyLabel} hint={account.passkeyHint}>
              {(attributes) => (
                <input
                  {...attributes}
                  autoComplete="off"
                  maxLength={maxLengths.passkeyLabel}
                  value={label}
                  onChange={(event) => setLabel(event.currentTarget.value)}
                />
              )}
            </Field>
            <button type="submit" className={controls.button} aria-disabled={adding.isPending}>
              {account.addPasskey}
            </button>
          </form>
        ) : (
          <p className={controls.hint}>{account.passkeyUnsupported}</p>
        )}
      </div>
    </section>
  );
}
