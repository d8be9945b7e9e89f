import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import * as v from 'valibot';
import { site } from '#site';
import type { InboxParts } from '../inbox-env.ts';
import type { Person } from './people-store.ts';

// Imported at the first use, so that it does not slow down the start.
const library = () => import('@simplewebauthn/server');

const text = v.pipe(v.string(), v.maxLength(20_000), v.regex(/^[\w-]*$/));

/** Common part of both browser answers; the library validates the rest. */
const answer = { id: text, rawId: text, type: v.literal('public-key') };

const authentication = v.looseObject({
  ...answer,
  response: v.looseObject({
    clientDataJSON: text,
    authenticatorData: text,
    signature: text,
    userHandle: v.optional(text),
  }),
  clientExtensionResults: v.optional(v.looseObject({}), {}),
});

/** The browser's answer to the registration options. */
export const registration = v.looseObject({
  ...answer,
  response: v.looseObject({
    clientDataJSON: text,
    attestationObject: text,
  }),
  clientExtensionResults: v.optional(v.looseObject({}), {}),
});

/** Ed25519, ES256 and RS256. Node prints a warning for the library's fourth, which is experimental. */
const supportedAlgorithmIDs = [-8, -7, -257];

/** The relying party of the passkeys, and the origin where they may be used. */
function relyingParty({ env }: InboxParts) {
  const { origin, hostname } = new URL(env.siteUrl);
  return { expectedRPID: hostname, expectedOrigin: origin };
}

/** Options that ask a browser for any passkey of this site. */
export async function authenticationOptions(parts: InboxParts) {
  const { generateAuthenticationOptions } = await library();
  const { expectedRPID: rpID } = relyingParty(parts);
  const options = await generateAuthenticationOptions({ rpID, userVerification: 'required' });
  await parts.store.inbox.passkeys.addChallenge(options.challenge, null, parts.now());
  return options;
}

/** The person whose passkey answered; undefined if it is unknown, or the answer is invalid or expired. */
export async function answerAuthentication(
  parts: InboxParts,
  body: unknown,
): Promise<Person | undefined> {
  const { passkeys } = parts.store.inbox;
  const { success, output } = v.safeParse(authentication, body);
  const found = success ? await passkeys.find(output.id) : undefined;
  if (!success || !found) return undefined;
  const { passkey, person } = found;
  const { userHandle } = output.response;
  if (userHandle !== undefined && userHandle !== handleOf(person)) return undefined;
  const { verifyAuthenticationResponse } = await library();
  // The library throws for an invalid answer, with messages for developers.
  const verified = await verifyAuthenticationResponse({
    ...relyingParty(parts),
    response: output as AuthenticationResponseJSON,
    expectedChallenge: (challenge) => passkeys.spendChallenge(challenge, null, parts.now()),
    credential: {
      id: passkey.id,
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
      counter: passkey.counter,
    },
  }).catch(() => undefined);
  if (!verified?.verified) return undefined;
  await passkeys.used(passkey.id, verified.authenticationInfo.newCounter, parts.now());
  return person;
}

/** Options that ask a browser to create a passkey for a signed-in person. */
export async function registrationOptions(parts: InboxParts, person: Person) {
  const { generateRegistrationOptions } = await library();
  const { passkeys } = parts.store.inbox;
  const options = await generateRegistrationOptions({
    rpName: site.facts.name,
    rpID: relyingParty(parts).expectedRPID,
    userID: new TextEncoder().encode(person.id),
    userName: person.email,
    userDisplayName: person.name || person.email,
    // Prevents a second passkey on the same device.
    excludeCredentials: (await passkeys.list(person.id)).map(({ id }) => ({ id })),
    supportedAlgorithmIDs,
    // Discoverable, and with a fingerprint, face or PIN, because there is no other factor.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await passkeys.addChallenge(options.challenge, person.id, parts.now());
  return options;
}

/** Stores the passkey that a browser created; false if the answer is invalid or expired. */
export async function answerRegistration(
  parts: InboxParts,
  person: Person,
  { answer, label }: { answer: v.InferOutput<typeof registration>; label: string },
): Promise<boolean> {
  const { verifyRegistrationResponse } = await library();
  const { passkeys } = parts.store.inbox;
  const verified = await verifyRegistrationResponse({
    ...relyingParty(parts),
    supportedAlgorithmIDs,
    response: answer as RegistrationResponseJSON,
    expectedChallenge: (challenge) => passkeys.spendChallenge(challenge, person.id, parts.now()),
  }).catch(() => undefined);
  if (!verified?.verified) return false;
  const { id, publicKey, counter } = verified.registrationInfo.credential;
  const kept = {
    id,
    personId: person.id,
    publicKey: Buffer.from(publicKey).toString('base64url'),
    counter,
    label,
  };
  return await passkeys.add(kept, parts.now());
}

const handleOf = ({ id }: Person) => Buffer.from(id).toString('base64url');
