import { Hono } from 'hono';
import * as v from 'valibot';
import { engineLanguages } from '../../../contract/language.ts';
import { singleLine } from '../../../contract/text.ts';
import { calls } from '../../contract/calls.ts';
import type { Passkey } from '../../contract/people.ts';
import { maxLengths } from '../../contract/terms.ts';
import { Refusal, readBody } from '../http/refusal.ts';
import type { InboxEnv, InboxParts } from '../inbox-env.ts';
import { forgetCookie, requireOwner } from './guard.ts';
import { answerRegistration, registration, registrationOptions } from './passkeys.ts';
import { sessionOf } from './session-answer.ts';

const changes = v.object({
  name: v.optional(singleLine({ min: 1, max: maxLengths.name })),
  language: v.optional(v.picklist(engineLanguages)),
});

const newPasskey = v.object({
  answer: registration,
  label: v.optional(singleLine({ max: maxLengths.passkeyLabel }), ''),
});

/** Routes for one's own account, and the audit for owners. */
export function accountRoutes(parts: InboxParts): Hono<InboxEnv> {
  const { store, now } = parts;
  const { people, sessions, passkeys, audit } = store.inbox;
  const routes = new Hono<InboxEnv>();

  routes.get(calls.session, async (c) => c.json(await sessionOf(parts, c.get('person'))));

  routes.patch(calls.session, async (c) => {
    const { id } = c.get('person');
    await people.update(id, await readBody(c, changes));
    return c.json(await sessionOf(parts, (await people.find(id)) ?? c.get('person')));
  });

  routes.delete(calls.session, async (c) => {
    await sessions.end(c.get('person').id, c.get('session'), now());
    forgetCookie(c);
    return c.body(null, 204);
  });

  routes.get(calls.sessions, async (c) =>
    c.json(await sessions.list(c.get('person').id, c.get('session'), now())),
  );

  routes.delete(`${calls.sessions}/:id`, async (c) => {
    const id = c.req.param('id');
    if (!(await sessions.end(c.get('person').id, id, now()))) throw new Refusal('not-found');
    if (id === c.get('session')) forgetCookie(c);
    return c.body(null, 204);
  });

  routes.get(calls.passkeys, async (c) => {
    const list = await passkeys.list(c.get('person').id);
    return c.json<readonly Passkey[]>(list);
  });

  routes.post(`${calls.passkeys}/options`, async (c) =>
    c.json(await registrationOptions(parts, c.get('person'))),
  );

  routes.post(calls.passkeys, async (c) => {
    const person = c.get('person');
    const isKept = await answerRegistration(parts, person, await readBody(c, newPasskey));
    if (!isKept) throw new Refusal('passkey-refused');
    return c.json<readonly Passkey[]>(await passkeys.list(person.id), 201);
  });

  routes.delete(`${calls.passkeys}/:id`, async (c) => {
    const isGone = await passkeys.remove(c.get('person').id, c.req.param('id'), now());
    if (!isGone) throw new Refusal('not-found');
    return c.body(null, 204);
  });

  routes.get(calls.audit, requireOwner, async (c) => c.json(await audit.list()));

  return routes;
}
