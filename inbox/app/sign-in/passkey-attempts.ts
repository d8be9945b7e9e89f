import { WebAuthnAbortService } from '@simplewebauthn/browser';
import { useCallback, useEffect, useRef } from 'react';
import { call } from '../api/call.ts';

export const canUsePasskeys = () => 'PublicKeyCredential' in globalThis;

/**
 * Attempts with a passkey, of which the newest counts. Once it is given up, or its part of the page is
 * left, the browser asks for no passkey any more.
 */
export function usePasskeyAttempts() {
  const newest = useRef<AbortController>(undefined);
  const giveUp = useCallback(() => {
    newest.current?.abort();
    WebAuthnAbortService.cancelCeremony();
  }, []);
  useEffect(() => giveUp, [giveUp]);
  function begin(): AbortSignal {
    giveUp();
    newest.current = new AbortController();
    return newest.current.signal;
  }
  return { begin, giveUp };
}

/** What the browser has to know before it asks for a passkey; rejects also where that was given up. */
export async function askOptions<Options>(path: string, signal: AbortSignal): Promise<Options> {
  const options = call<Options>(path, { method: 'POST', body: {} });
  return await options.finally(() => signal.throwIfAborted());
}

/** Whether a failure is that of an attempt that was given up: nobody waits for it. */
export function isGivenUp(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError';
}
