import { Hono } from 'hono';
import { stream } from 'hono/streaming';
import { calls } from '../../contract/calls.ts';
import { Refusal } from '../http/refusal.ts';
import type { InboxEnv, InboxParts } from '../inbox-env.ts';
import type { LeadWatch } from './lead-watch.ts';

/** Limit of open streams of one person; each browser window has one. */
const streamsMax = 10;

/** Polls without news after which a comment line is sent, because proxies close idle connections. */
const silentPolls = 8;

/** Streams changes to the application as server-sent events, which contain only ids. */
export function eventsRoute({ store, now }: InboxParts, watch: LeadWatch): Hono<InboxEnv> {
  const app = new Hono<InboxEnv>();
  const streams = new Map<string, number>();
  const count = (personId: string, step: 1 | -1) => {
    const n = (streams.get(personId) ?? 0) + step;
    if (n > 0) streams.set(personId, n);
    else streams.delete(personId);
  };

  app.get(calls.events, (c) => {
    c.header('content-type', 'text/event-stream');
    // Without this nginx would buffer the events.
    c.header('x-accel-buffering', 'no');
    // A stream for a HEAD request would never be cancelled.
    if (c.req.method === 'HEAD') return c.body(null);
    const { id: personId } = c.get('person');
    const session = c.get('session');
    if ((streams.get(personId) ?? 0) >= streamsMax) {
      throw new Refusal('too-many', { 'retry-after': '60' });
    }
    count(personId, 1);
    return stream(c, async (body) => {
      // Resolved when the browser disconnects, the server stops or the session ends.
      const ended = Promise.withResolvers<void>();
      body.onAbort(ended.resolve);
      // Not awaited: a slow browser must not block; the order of lines is kept.
      const send = (text: string) => void body.write(`${text}\n\n`);
      let polls = 0;
      send('retry: 3000');
      const leave = await watch.listen({
        onNews({ kind, id }) {
          polls = 0;
          send(`event: ${kind}\ndata: ${id}`);
        },
        onPoll() {
          polls += 1;
          if (polls % silentPolls === 0) send(':');
          // If the store does not answer, the session counts as open.
          const checked = store.inbox.sessions.isOpen(session, now()).catch(() => true);
          void checked.then((isSignedIn) => isSignedIn || ended.resolve());
        },
        end: ended.resolve,
      });
      if (leave) {
        send('event: ready\ndata:');
        await ended.promise;
        leave();
      }
      count(personId, -1);
    });
  });
  return app;
}
