import {
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  WebAuthnError,
} from '@simplewebauthn/browser';
import { useEffect, useEffectEvent, useState } from 'react';
import { calls } from '../../contract/calls.ts';
import { passkeyChallengeMs, type Session } from '../../contract/people.ts';
import { CallError, call } from '../api/call.ts';
import { useSetSession } from '../api/session.ts';
import { useWords } from '../words.ts';
import { askOptions, usePasskeyAttempts } from './passkey-attempts.ts';

/** An offer is made anew while the one before could still be taken up. */
const offerMs = passkeyChallengeMs / 2;
const lookMs = 60_000;

/**
 * Signing in by passkey: offered in the field of the address where the browser can, as long as the button
 * does not ask for one.
 *
 * @param tell says what went wrong, or that nothing did
 */
export function usePasskeySignIn(tell: (problem: string | undefined) => void) {
  const { signIn, errors } = useWords().words;
  const setSession = useSetSession();
  const isSupported = 'PublicKeyCredential' in globalThis;
  const { begin: beginOffer, giveUp: endOffer } = usePasskeyAttempts();
  const asked = usePasskeyAttempts();
  const [isAsked, setAsked] = useState(false);
  const [offers, setOffers] = useState(0);

  async function authenticate(useBrowserAutofill: boolean, signal: AbortSignal) {
    const optionsJSON = await askOptions<Parameters<typeof startAuthentication>[0]['optionsJSON']>(
      calls.passkeySignIn,
      signal,
    );
    const answer = await startAuthentication({ optionsJSON, useBrowserAutofill });
    const path = `${calls.passkeySignIn}/answer`;
    setSession(await call<Session>(path, { method: 'POST', body: answer }));
  }

  const offer = useEffectEvent(async (signal: AbortSignal) => {
    if (!isSupported || !(await browserSupportsWebAuthnAutofill()) || signal.aborted) return;
    // Whoever does not take up the offer has not failed.
    await authenticate(true, signal).catch((error) => {
      const isRefused = error instanceof CallError && error.status === 403;
      if (!isRefused || signal.aborted) return;
      tell(signIn.passkeyFailed);
      setOffers((before) => before + 1);
    });
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: each of the offers is a new one.
  useEffect(() => {
    if (isAsked) return;
    void offer(beginOffer());
    const until = Date.now() + offerMs;
    // One timer for all of it would not count the time that the computer sleeps.
    const timer = setInterval(() => {
      if (Date.now() > until) setOffers((before) => before + 1);
    }, lookMs);
    return () => {
      clearInterval(timer);
      endOffer();
    };
  }, [offers, isAsked, beginOffer, endOffer]);

  return {
    isSupported,
    /** Ends what the button asks for; what the browser offers by itself stays. */
    giveUp: () => {
      asked.giveUp();
      setAsked(false);
    },
    start: () => {
      tell(undefined);
      setAsked(true);
      const signal = asked.begin();
      authenticate(false, signal).catch((error) => {
        if (signal.aborted) return;
        setAsked(false);
        if (error instanceof CallError) {
          tell(
            error.status === 0
              ? errors.network
              : error.status === 429
                ? errors.tooMany
                : signIn.passkeyFailed,
          );
        } else if (error instanceof WebAuthnError || error instanceof Error) {
          tell(signIn.passkeyCancelled);
        }
      });
    },
  };
}
