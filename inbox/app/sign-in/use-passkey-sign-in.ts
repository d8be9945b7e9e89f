import { startAuthentication } from '@simplewebauthn/browser';
import { calls } from '../../contract/calls.ts';
import { CallError, callSession } from '../api/call.ts';
import { useSetSession } from '../api/session.ts';
import { useWords } from '../words.ts';
import { askOptions, usePasskeyAttempts } from './passkey-attempts.ts';

/**
 * Returns functions that start and abort a sign-in by passkey.
 *
 * @param tell called with the error message, or undefined for none
 */
export function usePasskeySignIn(tell: (problem: string | undefined) => void) {
  const { signIn, errors } = useWords().words;
  const setSession = useSetSession();
  const { begin, giveUp } = usePasskeyAttempts();

  async function authenticate(signal: AbortSignal) {
    const optionsJSON = await askOptions<Parameters<typeof startAuthentication>[0]['optionsJSON']>(
      calls.passkeySignIn,
      signal,
    );
    const answer = await startAuthentication({ optionsJSON });
    const path = `${calls.passkeySignIn}/answer`;
    setSession(await callSession(path, { method: 'POST', body: answer }));
  }

  function sentenceFor(error: unknown): string {
    if (!(error instanceof CallError)) return signIn.passkeyCancelled;
    if (error.status === 429) return errors.tooMany;
    return error.status === 0 ? errors.network : signIn.passkeyFailed;
  }

  return {
    /** Aborts the attempt. */
    giveUp,
    start: () => {
      tell(undefined);
      const signal = begin();
      authenticate(signal).catch((error) => signal.aborted || tell(sentenceFor(error)));
    },
  };
}
