import { startRegistration } from '@simplewebauthn/browser';
import { calls } from '../../contract/calls.ts';
import { deviceName } from '../../contract/device-name.ts';
import { request } from '../api/call.ts';
import { askOptions } from './passkey-attempts.ts';

/**
 * Lets the browser make a passkey and gives it to the server. Rejects where the browser makes none, the
 * server does not take it, or `signal` ended it before.
 */
export async function makePasskey(label: string, signal: AbortSignal): Promise<void> {
  const optionsJSON = await askOptions<Parameters<typeof startRegistration>[0]['optionsJSON']>(
    `${calls.passkeys}/options`,
    signal,
  );
  const answer = await startRegistration({ optionsJSON });
  await request(calls.passkeys, { method: 'POST', body: { answer, label } });
}

/** A name to begin with, such as `Chrome, Android`; the person may call it otherwise. */
export function describeDevice(): string {
  return deviceName(navigator.userAgent);
}
