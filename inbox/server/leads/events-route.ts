import { Hono } from 'hono';
import { stream } from 'hono/streaming';
import { calls } from '../../contract/calls.ts';
import { Refusal } from '../http/refusal.ts';
import type { InboxEnv, InboxParts } from '../inbox-env.ts';
import type { LeadWatch } from './lead-watch.ts';

/** Streams of one person, which are windows of browsers. */
const streamsMax = 10;

/** Looks without news, after which a line is sent that says nothing: proxies end what is silent. */
const silentLooks = 8;

/** Tells the application what is new, by server-sent events that hold ids and nothing else. */
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
    // Else nginx would keep the events until there are many.
    c.header('x-accel-buffering', 'no');
    // Nobody would ever cancel its stream.
    if (c.req.method === 'HEAD') return c.body(null);
    const { id: personId } = c.get('person');
    const session = c.get('session');
    if ((streams.get(personId) ?? 0) >= streamsMax) {
      throw new Refusal('too-many', { 'retry-after': '60' });
    }
    count(personId, 1);
    return stream(c, async (body) => {
      // The browser, the server and the end of the session may each end it.
      const over = Promise.withResolvers<void>();
      body.onAbort(over.resolve);
      // Nobody waits until the browser has taken a line; lines keep their order.
      const say = (text: string) => void body.write(`${text}\n\n`);
      let looks = 0;
      say('retry: 3000');
      const leave = await watch.listen({
        tell({ kind, id }) {
          looks = 0;
          say(`event: ${kind}\ndata: ${id}`);
        },
        looked() {
          looks += 1;
          if (looks % silentLooks === 0) say(':');
          // A store that does not answer signs nobody out.
          const checked = store.inbox.sessions.isOpen(session, now()).catch(() => true);
          void checked.then((isSignedIn) => isSignedIn || over.resolve());
        },
        end: over.resolve,
      });
      if (leave) {
        say('event: ready\ndata:');
        await over.promise;
        leave();
      }
      count(personId, -1);
    });
  });
  return app;
}
