import { Hono } from 'hono';
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

  const headers = {
    'content-type': 'text/event-stream',
    // Else nginx would keep the events until there are many.
    'x-accel-buffering': 'no',
  };

  app.get(calls.events, (c) => {
    // Nobody would ever cancel its stream.
    if (c.req.method === 'HEAD') return c.body(null, 200, headers);
    const { id: personId } = c.get('person');
    const session = c.get('session');
    if ((streams.get(personId) ?? 0) >= streamsMax) {
      throw new Refusal('too-many', { 'retry-after': '60' });
    }
    const encoder = new TextEncoder();
    let leave: () => void = () => undefined;
    let isOpen = true;
    let looks = 0;
    count(personId, 1);
    /** Once, whoever ends it: the browser, the server, or the end of the session. */
    function close(): boolean {
      if (!isOpen) return false;
      isOpen = false;
      count(personId, -1);
      leave();
      return true;
    }

    const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
      async start(controller) {
        const say = (text: string) => isOpen && controller.enqueue(encoder.encode(`${text}\n\n`));
        const end = () => {
          if (close()) controller.close();
        };
        say('retry: 3000');
        const left = await watch.listen({
          tell({ kind, id }) {
            looks = 0;
            say(`event: ${kind}\ndata: ${id}`);
          },
          looked() {
            looks += 1;
            if (looks % silentLooks === 0) say(':');
            // A store that does not answer signs nobody out.
            const checked = store.inbox.sessions.isOpen(session, now()).catch(() => true);
            void checked.then((isSignedIn) => isSignedIn || end());
          },
          end,
        });
        leave = left;
        if (!isOpen) left();
        else say('event: ready\ndata:');
      },
      cancel: () => void close(),
    });
    return c.body(body, 200, headers);
  });
  return app;
}
