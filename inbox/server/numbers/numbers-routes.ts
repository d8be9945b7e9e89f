import { Hono } from 'hono';
import { calls } from '../../contract/calls.ts';
import { Refusal } from '../http/refusal.ts';
import type { InboxEnv, InboxParts } from '../inbox-env.ts';

/** Unless somebody asks for others; visits are not kept for longer than two years. */
const defaultWeeks = 12;
const mostWeeks = 104;

/** What brings leads, and what becomes of them. It stands behind the sign-in. */
export function numbersRoutes({ store, now }: InboxParts): Hono<InboxEnv> {
  const app = new Hono<InboxEnv>();
  app.get(calls.numbers, async (c) => {
    const weeks = Number(c.req.query('weeks') ?? defaultWeeks);
    if (!Number.isInteger(weeks) || weeks < 1 || weeks > mostWeeks) throw new Refusal('invalid');
    return c.json(await store.inbox.numbers(weeks, now()));
  });
  return app;
}
