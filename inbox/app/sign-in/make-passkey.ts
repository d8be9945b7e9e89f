import { startRegistration } from '@simplewebauthn/browser';
import { calls } from '../../contract/calls.ts';
import { deviceName } from '../../contract/device-name.ts';
import { call, request } from '../api/call.ts';

export const canMakePasskey = () => 'PublicKeyCredential' in globalThis;

/** Lets the browser make a passkey and gives it to the server. Rejects where either does not. */
export async function makePasskey(label: string): Promise<void> {
  const optionsJSON = await call<Parameters<typeof startRegistration>[0]['optionsJSON']>(
    `${calls.passkeys}/options`,
    { method: 'POST', body: {} },
  );
  const answer = await startRegistration({ optionsJSON });
  await request(calls.passkeys, { method: 'POST', body: { answer, label } });
}

/** A name to begin with, such as `Chrome, Android`; the person may call it otherwise. */
export function describeDevice(): string {
  return deviceName(navigator.userAgent);
}
