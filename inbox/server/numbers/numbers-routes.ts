import { Hono } from 'hono';
import { calls } from '../../contract/calls.ts';
import { Refusal } from '../http/refusal.ts';
import type { InboxEnv, InboxParts } from '../inbox-env.ts';

/** Default number of weeks; at most two years, because visits are not kept longer. */
const defaultWeeks = 12;
const mostWeeks = 104;

/** Route for statistics of leads and visits; it requires a signed-in person. */
export function numbersRoutes({ store, now }: InboxParts): Hono<InboxEnv> {
  const app = new Hono<InboxEnv>();
  app.get(calls.numbers, async (c) => {
    const weeks = Number(c.req.query('weeks') ?? defaultWeeks);
    if (!Number.isInteger(weeks) || weeks < 1 || weeks > mostWeeks) throw new Refusal('invalid');
    return c.json(await store.inbox.numbers(weeks, now()));
  });
  return app;
}
