import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useEffect, useState } from 'react';
import type { Language } from '../../../contract/language.ts';
import { calls } from '../../contract/calls.ts';
import { CallError, request } from '../api/call.ts';
import { PageHeading } from '../frame/page-heading.tsx';
import controls from '../ui/controls.module.css';
import { Field, type FieldError } from '../ui/field.tsx';
import { useWords } from '../words.ts';
import { canUsePasskeys } from './passkey-attempts.ts';
import styles from './sign-in.module.css';
import { SignInFrame } from './sign-in-frame.tsx';
import { usePasskeySignIn } from './use-passkey-sign-in.ts';
import { keepWayBack } from './way-back.ts';

interface SignInPageProps {
  onLanguage: (language: Language) => void;
  /** Whether a session has just ended. */
  hasEnded: boolean;
}

/** Sign-in by passkey, or by a link sent by mail. */
export function SignInPage({ onLanguage, hasEnded }: SignInPageProps) {
  const { signIn, errors } = useWords().words;
  const [email, setEmail] = useState('');
  const [problem, setProblem] = useState<FieldError>();
  const [sentTo, setSentTo] = useState<string>();
  const passkey = usePasskeySignIn((text) => setProblem(text === undefined ? text : { text }));
  useEffect(() => keepWayBack(), []);
  const client = useQueryClient();
  // Cancels earlier requests, whose 401 would end the next session.
  useEffect(() => void client.cancelQueries(), [client]);

  const link = useMutation({
    mutationFn: () => request(calls.requestLink, { method: 'POST', body: { email: email.trim() } }),
    onSuccess: () => setSentTo(email.trim()),
    onError: (error) => setProblem({ text: sentenceFor(error) }),
  });
  function sentenceFor(error: unknown): string {
    const status = error instanceof CallError ? error.status : -1;
    if (status === 400 || status === 422) return signIn.invalid;
    return status === 429 ? errors.tooMany : status === 0 ? errors.network : errors.server;
  }
  function send(event: SubmitEvent) {
    event.preventDefault();
    if (link.isPending) return;
    if (!/^\S+@\S+\.\S+$/.test(email.trim())) {
      setProblem({ text: signIn.invalid });
      return;
    }
    setProblem(undefined);
    passkey.giveUp();
    link.mutate();
  }

  if (sentTo !== undefined) {
    return (
      <SignInFrame onLanguage={onLanguage}>
        <PageHeading key="sent" title={signIn.sentTitle} />
        <p>{signIn.sent(sentTo)}</p>
        <p>
          <button type="button" className={controls.plain} onClick={() => setSentTo(undefined)}>
            {signIn.other}
          </button>
        </p>
      </SignInFrame>
    );
  }
  return (
    <SignInFrame onLanguage={onLanguage}>
      <PageHeading title={signIn.title} />
      <p className={hasEnded ? controls.notice : styles.lead}>
        {hasEnded ? signIn.ended : signIn.lead}
      </p>
      {canUsePasskeys() && (
        <>
          <button type="button" className={controls.primary} onClick={passkey.start}>
            {signIn.passkey}
          </button>
          <p className={styles.or}>{signIn.or}</p>
        </>
      )}
      <form noValidate onSubmit={send} className={styles.form}>
        <Field label={signIn.email} error={problem}>
          {(attributes) => (
            <input
              {...attributes}
              type="email"
              name="email"
              autoComplete="email"
              autoCapitalize="none"
              spellCheck={false}
              value={email}
              onChange={(event) => setEmail(event.currentTarget.value)}
            />
          )}
        </Field>
        <button
          type="submit"
          className={canUsePasskeys() ? controls.button : controls.primary}
          aria-disabled={link.isPending}
        >
          {link.isPending ? signIn.sending : signIn.link}
        </button>
      </form>
    </SignInFrame>
  );
}
