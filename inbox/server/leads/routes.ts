import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import { multiline } from '../../../contract/text.ts';
import { calls } from '../../contract/calls.ts';
import { leadStates } from '../../contract/terms.ts';
import { Refusal, readBody } from '../http/refusal.ts';
import type { InboxEnv, InboxParts } from '../inbox-env.ts';
import { readChoice } from './lead-query.ts';
import type { ChangeResult, Task } from './lead-work.ts';
import { replyWords } from './templates.ts';

const id = v.pipe(v.string(), v.regex(/^[\w-]{1,50}$/));
const state = v.object({ state: v.picklist(leadStates) });
const assigned = v.object({ personId: v.nullable(id) });
const folder = v.object({ folder: v.picklist(['inbox', 'spam']) });
const note = v.object({ text: multiline({ min: 1, max: 5000 }) });
const undo = v.object({ eventId: id });
const reply = v.object(replyWords);

type LeadContext = Context<InboxEnv, `${string}/:id/${string}`>;

/** Routes for the list of leads and for changes of a lead; they require a signed-in person. */
export function leadRoutes({ store, now }: InboxParts): Hono<InboxEnv> {
  const { list, detail, work, replies, bookings } = store.inbox;
  const one = `${calls.leads}/:id` as const;
  const app = new Hono<InboxEnv>();

  async function answer(c: Context<InboxEnv>, id: string): Promise<Response> {
    const found = await detail(id);
    if (!found) throw new Refusal('not-found');
    return c.json(found);
  }

  /** Answers a change with the changed lead. */
  async function answerChange(
    c: LeadContext,
    change: (task: Task) => ChangeResult,
  ): Promise<Response> {
    const id = c.req.param('id');
    const hindrance = await change({ id, personId: c.get('person').id });
    if (hindrance) throw new Refusal(hindrance);
    return await answer(c, id);
  }

  app.get(calls.leads, async (c) => c.json(await list.page(readChoice(c.req.raw), now())));
  app.get(calls.counts, async (c) => c.json(await list.counts(now())));
  app.get(one, (c) => answer(c, c.req.param('id')));

  app.post(`${one}/opened`, async (c) => {
    const id = c.req.param('id');
    await work.opened(id, now());
    return await answer(c, id);
  });
  app.post(`${one}/state`, async (c) => {
    const body = await readBody(c, state);
    return await answerChange(c, (task) => work.setState(task, body.state, now()));
  });
  app.post(`${one}/assigned`, async (c) => {
    const { personId } = await readBody(c, assigned);
    return await answerChange(c, (task) => work.assign(task, personId, now()));
  });
  app.post(`${one}/folder`, async (c) => {
    const body = await readBody(c, folder);
    return await answerChange(c, (task) => work.move(task, body.folder, now()));
  });
  app.post(`${one}/notes`, async (c) => {
    const { text } = await readBody(c, note);
    return await answerChange(c, (task) => work.addNote(task, text, now()));
  });
  app.delete(`${one}/notes/:noteId`, (c) =>
    answerChange(c, (task) => work.removeNote(task, c.req.param('noteId'), now())),
  );
  app.delete(`${one}/booking`, (c) => answerChange(c, (task) => bookings.cancel(task, now())));
  app.post(`${one}/undo`, async (c) => {
    const { eventId } = await readBody(c, undo);
    return await answerChange(c, (task) => work.undo(task, eventId, now()));
  });
  app.post(`${one}/reply`, async (c) => {
    const words = await readBody(c, reply);
    return await answerChange(c, (task) => replies.add(task, words, now()));
  });
  return app;
}
