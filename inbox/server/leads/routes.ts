import { Hono } from 'hono';
import { calls } from '../../contract/calls.ts';
import { Refusal } from '../http/refusal.ts';
import type { InboxEnv, InboxParts } from '../inbox-env.ts';
import { readChoice } from './lead-query.ts';

/** The list of leads and what can be read of one. They stand behind the sign-in. */
export function leadRoutes({ store, now }: InboxParts): Hono<InboxEnv> {
  const { list, detail } = store.inbox;
  const app = new Hono<InboxEnv>();

  app.get(calls.leads, async (c) => c.json(await list.page(readChoice(c.req.raw), now())));
  app.get(calls.counts, async (c) => c.json(await list.counts(now())));
  app.get(`${calls.leads}/:id`, async (c) => {
    const found = await detail(c.req.param('id'));
    if (!found) throw new Refusal('not-found');
    return c.json(found);
  });
  return app;
}
