import { useMutation, useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { Link, Redirect, useLocation } from 'wouter';
import type { Language } from '../../../contract/language.ts';
import { tabStorage } from '../../../src/browser/storage.ts';
import { calls } from '../../contract/calls.ts';
import type { Session } from '../../contract/people.ts';
import { maxLengths } from '../../contract/terms.ts';
import { CallError, call, callSession } from '../api/call.ts';
import { readSession, useSetSession } from '../api/session.ts';
import { Loading } from '../frame/loading.tsx';
import { PageHeading } from '../frame/page-heading.tsx';
import controls from '../ui/controls.module.css';
import { Field, type FieldError } from '../ui/field.tsx';
import { useTellFailure } from '../ui/toast.tsx';
import { useWords } from '../words.ts';
import { describeDevice, makePasskey } from './make-passkey.ts';
import { canUsePasskeys, usePasskeyAttempts } from './passkey-attempts.ts';
import styles from './sign-in.module.css';
import { SignInFrame } from './sign-in-frame.tsx';
import { takeWayBack } from './way-back.ts';

/**
 * Page behind an invitation or sign-in link. Only the button signs in, because mail scanners open links too.
 * Afterwards it asks for name and passkey, if they are missing.
 */
export function EnterPage({ onLanguage }: { onLanguage: (language: Language) => void }) {
  const { enter, errors } = useWords().words;
  const [token] = useState(takeToken);
  const [session, keepSession] = useState<Session>();
  const [, navigate] = useLocation();
  const setSession = useSetSession();
  const entering = useMutation({
    mutationFn: () => callSession(calls.enter, { method: 'POST', body: { token } }),
    onError: (error) => isUsed(error) && dropToken(),
    onSuccess: (entered) => {
      dropToken();
      keepSession(entered);
      // A newly invited person has no name yet: the browser's language stays, and is saved with the name.
      if (entered.person.name !== '') onLanguage(entered.person.language);
      if (isSettled(entered)) goOn(entered);
    },
  });
  function goOn(entered: Session) {
    setSession(entered);
    navigate(takeWayBack(), { replace: true });
  }
  const isRefused = token === '' || isUsed(entering.error);
  // This browser may have used the link already: the answer was lost, or the page was reloaded.
  const before = useQuery({ queryKey: ['entered'], queryFn: readSession, enabled: isRefused });
  const entered = session ?? before.data;

  if (entered) {
    if (!session && isSettled(entered)) return <Redirect to="/" replace />;
    return (
      <SignInFrame onLanguage={onLanguage}>
        {entered.person.name === '' ? (
          <NameForm
            onNamed={(named) => {
              keepSession(named);
              if (isSettled(named)) goOn(named);
            }}
          />
        ) : (
          !isSettled(entered) && (
            <PasskeyOffer onDone={(hasPasskey) => goOn({ ...entered, hasPasskey })} />
          )
        )}
      </SignInFrame>
    );
  }
  if (isRefused) {
    return before.isLoading ? (
      <Loading />
    ) : (
      <SignInFrame onLanguage={onLanguage}>
        <PageHeading key="refused" title={enter.refused} />
        <p>{enter.refusedText}</p>
        <Link href="/" className={controls.button}>
          {enter.toSignIn}
        </Link>
      </SignInFrame>
    );
  }
  return (
    <SignInFrame onLanguage={onLanguage}>
      <PageHeading title={enter.title} />
      <p className={styles.lead}>{enter.text}</p>
      <button
        type="button"
        className={controls.primary}
        aria-disabled={entering.isPending}
        onClick={() => entering.isPending || entering.mutate()}
      >
        {entering.isPending ? enter.entering : enter.action}
      </button>
      {entering.error && (
        <p role="alert" className={controls.error}>
          {entering.error instanceof CallError && entering.error.status === 429
            ? errors.tooMany
            : errors.network}
        </p>
      )}
    </SignInFrame>
  );
}

const tokenKey = 'inbox-enter';

/**
 * Moves the token from the address to the tab's storage, so that it is not in the history or on screen. It
 * is kept until the button is pressed, because phones reload tabs that were in the background for long.
 */
function takeToken(): string {
  const token = location.hash.slice(1);
  if (!token) return tabStorage.get(tokenKey);
  history.replaceState(history.state, '', location.pathname);
  tabStorage.set(tokenKey, token);
  return token;
}

/** Deletes the token once it is used up, by this or an earlier request. */
function dropToken(): void {
  tabStorage.set(tokenKey, undefined);
}

function isUsed(error: unknown): boolean {
  return error instanceof CallError && error.status === 403;
}

function isSettled({ person, hasPasskey }: Session): boolean {
  return person.name !== '' && (hasPasskey || !canUsePasskeys());
}

function NameForm({ onNamed }: { onNamed: (session: Session) => void }) {
  const { enter } = useWords().words;
  const { language } = useWords();
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<FieldError>();
  const tellFailure = useTellFailure();
  const naming = useMutation({
    mutationFn: () =>
      call<Session>(calls.session, { method: 'PATCH', body: { name: name.trim(), language } }),
    onSuccess: onNamed,
    onError: (error) => tellFailure(error),
  });
  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (name.trim() === '') return setProblem({ text: enter.nameMissing });
    setProblem(undefined);
    if (!naming.isPending) naming.mutate();
  }
  return (
    <form noValidate onSubmit={submit} className={styles.form}>
      <PageHeading key="name" title={enter.welcome} />
      <Field label={enter.nameLabel} hint={enter.nameHint} error={problem}>
        {(attributes) => (
          <input
            {...attributes}
            autoComplete="name"
            maxLength={maxLengths.name}
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
          />
        )}
      </Field>
      <button type="submit" className={controls.primary} aria-disabled={naming.isPending}>
        {enter.continue}
      </button>
    </form>
  );
}

function PasskeyOffer({ onDone }: { onDone: (hasPasskey: boolean) => void }) {
  const { enter, account } = useWords().words;
  const { begin } = usePasskeyAttempts();
  const making = useMutation({ mutationFn: () => makePasskey(describeDevice(), begin()) });
  return (
    <>
      <PageHeading key="passkey" title={enter.passkeyTitle} />
      <p>{enter.passkeyText}</p>
      <button
        type="button"
        className={controls.primary}
        aria-disabled={making.isPending}
        // A callback of this call, because it is dropped on unmount: the person may have skipped this step.
        onClick={() =>
          making.isPending || making.mutate(undefined, { onSuccess: () => onDone(true) })
        }
      >
        {enter.addPasskey}
      </button>
      <button type="button" className={controls.plain} onClick={() => onDone(false)}>
        {enter.later}
      </button>
      {making.error && (
        <p role="alert" className={controls.error}>
          {account.passkeyFailed}
        </p>
      )}
    </>
  );
}
