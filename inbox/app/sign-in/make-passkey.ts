import { startRegistration } from '@simplewebauthn/browser';
import { calls } from '../../contract/calls.ts';
import { deviceName } from '../../contract/device-name.ts';
import { request } from '../api/call.ts';
import { askOptions } from './passkey-attempts.ts';

/**
 * Creates a passkey in the browser and registers it at the server. Rejects if the browser creates none, the
 * server refuses it, or `signal` aborts.
 */
export async function makePasskey(label: string, signal: AbortSignal): Promise<void> {
  const optionsJSON = await askOptions<Parameters<typeof startRegistration>[0]['optionsJSON']>(
    `${calls.passkeys}/options`,
    signal,
  );
  const answer = await startRegistration({ optionsJSON });
  await request(calls.passkeys, { method: 'POST', body: { answer, label } });
}

/** Suggested name of a passkey, such as `Chrome, Android`; the person can change it. */
export function describeDevice(): string {
  return deviceName(navigator.userAgent);
}
