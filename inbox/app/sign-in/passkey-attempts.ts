import { WebAuthnAbortService } from '@simplewebauthn/browser';
import { useCallback, useEffect, useRef } from 'react';
import { call } from '../api/call.ts';

export const canUsePasskeys = () => 'PublicKeyCredential' in globalThis;

/**
 * Passkey attempts, of which only the newest counts. It is aborted when it is given up or the component
 * unmounts, so that the browser's dialog closes.
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

/** Fetches the WebAuthn options; also rejects when the attempt is aborted. */
export async function askOptions<Options>(path: string, signal: AbortSignal): Promise<Options> {
  const options = call<Options>(path, { method: 'POST', body: {} });
  return await options.finally(() => signal.throwIfAborted());
}

/** Whether no passkey was created because the device has one of this person. */
export function isKnownDevice(error: unknown): boolean {
  return error instanceof Error && error.name === 'InvalidStateError';
}

/** Whether an error comes from an aborted attempt, and need not be shown. */
export function isGivenUp(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError';
}
