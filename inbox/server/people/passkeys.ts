import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import * as v from 'valibot';
import { site } from '#site';
import type { InboxParts } from '../inbox-env.ts';
import type { Person } from './people-store.ts';

// Read where somebody signs in, so that a start does not wait for it.
const library = () => import('@simplewebauthn/server');

const text = v.pipe(v.string(), v.maxLength(20_000), v.regex(/^[\w-]*$/));

/** What both answers of a browser have; the library reads the rest and refuses what is wrong. */
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

/** The browser's answer to the options of a new passkey. */
export const registration = v.looseObject({
  ...answer,
  response: v.looseObject({
    clientDataJSON: text,
    attestationObject: text,
  }),
  clientExtensionResults: v.optional(v.looseObject({}), {}),
});

/** Ed25519, ES256 and RS256: what authenticators have. Node calls the library's fourth an experiment. */
const supportedAlgorithmIDs = [-8, -7, -257];

/** The site whose passkeys these are, and where they may be used. */
function relyingParty({ env }: InboxParts) {
  const { origin, hostname } = new URL(env.siteUrl);
  return { expectedRPID: hostname, expectedOrigin: origin };
}

/** Asks a browser for any passkey that it has of this site. */
export async function authenticationOptions(parts: InboxParts) {
  const { generateAuthenticationOptions } = await library();
  const { expectedRPID: rpID } = relyingParty(parts);
  const options = await generateAuthenticationOptions({ rpID, userVerification: 'required' });
  await parts.store.inbox.passkeys.addChallenge(options.challenge, null, parts.now());
  return options;
}

/** Whose passkey answered; undefined where it is none of ours, or the answer is wrong or old. */
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
  // The library throws whatever it does not like; its sentences are for programmers.
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

/** Asks a browser to make a passkey for somebody who is signed in. */
export async function registrationOptions(parts: InboxParts, person: Person) {
  const { generateRegistrationOptions } = await library();
  const { passkeys } = parts.store.inbox;
  const options = await generateRegistrationOptions({
    rpName: site.facts.name,
    rpID: relyingParty(parts).expectedRPID,
    userID: new TextEncoder().encode(person.id),
    userName: person.email,
    userDisplayName: person.name || person.email,
    // One that the browser has already is not made twice.
    excludeCredentials: (await passkeys.list(person.id)).map(({ id }) => ({ id })),
    supportedAlgorithmIDs,
    // It finds its person by itself, and asks for a finger, a face or a PIN: there is no other factor.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await passkeys.addChallenge(options.challenge, person.id, parts.now());
  return options;
}

/** Keeps the passkey that a browser made; false where its answer is wrong or old. */
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
