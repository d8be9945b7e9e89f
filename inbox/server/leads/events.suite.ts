import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Folder } from '../../../contract/folders.ts';
import { memoryLog } from '../../../service/delivery/testing/memory-log.ts';
import { startHttpServer } from '../../../service/http-server.ts';
import { sampleLead, sampleSubmission } from '../../../service/storage/testing/sample-lead.ts';
import { startTestSite, type TestSite } from '../../../service/testing/test-site.ts';
import { calls } from '../../contract/calls.ts';
import { type InboxSite, openInboxSite, type SignedIn, siteUrl } from '../testing/signed-in.ts';
import { createLeadWatch } from './lead-watch.ts';

const { setInterval: every } = globalThis;
/** Speeds up polling: the watch polls every two seconds, and the tests would mostly wait. */
const everyFaster = (look: () => void, ms: number) => every(look, ms / 40);

/** The events of new and changed leads, on one database engine. `variables` name a separate store. */
export function describeEvents(engine: string, variables: () => Promise<Record<string, string>>) {
  describe(`events on ${engine}`, () => {
    let inbox: InboxSite;
    /** Another server on the same store. */
    let second: TestSite;
    const open: { cancel(): Promise<void> }[] = [];

    beforeEach(async () => {
      vi.stubGlobal('setInterval', everyFaster);
      const shared = await variables();
      inbox = await openInboxSite(shared);
      second = await startTestSite({ SITE_URL: siteUrl, ...shared });
      second.clock.now = inbox.site.clock.now;
    });
    afterEach(async () => {
      for (const stream of open.splice(0)) await stream.cancel();
      await second.close();
      await inbox.close();
      vi.unstubAllGlobals();
    });

    async function listen(who: SignedIn) {
      const answer = await who.fetch(calls.events);
      expect(answer.headers.get('content-type')).toBe('text/event-stream');
      const reader = (answer.body ?? new ReadableStream()).getReader();
      open.push(reader);
      const decoder = new TextDecoder();
      /** Resolves to the next event, undefined at the end. Skips keep-alive lines. */
      async function next(): Promise<string | undefined> {
        for (;;) {
          const { done, value } = await reader.read();
          if (done) return undefined;
          const text = decoder.decode(value).trimEnd();
          if (text.startsWith('event:')) return text;
        }
      }
      expect(await next()).toBe('event: ready\ndata:');
      return { next, close: () => reader.cancel() };
    }

    async function add({ store, clock }: TestSite, folder: Folder = 'inbox'): Promise<string> {
      const lead = sampleLead({ receivedAt: clock.now, name: 'Zulmira', folder });
      await store.leads.submit(sampleSubmission(lead), clock.now);
      return lead.id;
    }

    test('a HEAD request does not open a stream', async () => {
      for (let asked = 0; asked < 12; asked += 1) {
        const answer = await inbox.colleague.fetch(calls.events, { method: 'HEAD' });
        expect([answer.status, answer.headers.get('content-type')]).toEqual([
          200,
          'text/event-stream',
        ]);
      }
      await listen(inbox.colleague);
    });

    test('a new lead on this server or another is sent as an event with its id alone', async () => {
      await add(inbox.site);
      const { next } = await listen(inbox.colleague);
      const here = await add(inbox.site);
      expect(await next()).toBe(`event: new\ndata: ${here}`);
      const there = await add(second);
      expect(await next()).toBe(`event: new\ndata: ${there}`);
    });

    test('spam is not announced as a new lead, and a held lead is', async () => {
      const { next } = await listen(inbox.colleague);
      const spam = await add(inbox.site, 'spam');
      expect(await next()).toBe(`event: changed\ndata: ${spam}`);
      const held = await add(inbox.site, 'held');
      expect(await next()).toBe(`event: new\ndata: ${held}`);
    });

    test('two listeners that start at once are both ready only when events reach them', async () => {
      const { store, clock } = inbox.site;
      const held = Promise.withResolvers<void>();
      const { list } = store.inbox;
      const slow: typeof list = {
        ...list,
        changedSince: (since) => held.promise.then(() => list.changedSince(since)),
      };
      const slowStore = { ...store, inbox: { ...store.inbox, list: slow } };
      const watch = createLeadWatch({ store: slowStore, log: memoryLog(), now: () => clock.now });
      const ready: string[] = [];
      const begin = (name: string) =>
        watch
          .listen({ onNews: () => undefined, onPoll: () => undefined, end: () => undefined })
          .then(() => ready.push(name));
      const both = [begin('first'), begin('second')];
      await setImmediate();
      // Not ready before the store has answered: earlier leads would not be sent to them.
      expect(ready).toEqual([]);
      held.resolve();
      await Promise.all(both);
      watch.stop();
    });

    test('what another server stores during a long outage of this one is sent afterwards', async () => {
      const { store, clock } = inbox.site;
      const { list } = store.inbox;
      const changedSince = vi.fn(list.changedSince);
      const shaky = { ...store, inbox: { ...store.inbox, list: { ...list, changedSince } } };
      const watch = createLeadWatch({ store: shaky, log: memoryLog(), now: () => clock.now });
      const told: string[] = [];
      await watch.listen({
        onNews: ({ id }) => told.push(id),
        onPoll: () => undefined,
        end: () => undefined,
      });
      changedSince.mockReset().mockRejectedValue(new Error('away'));
      await expect.poll(() => changedSince.mock.calls.length).toBeGreaterThan(0);
      const id = await add(inbox.site);
      clock.now += 120_000;
      changedSince.mockReset().mockImplementation(list.changedSince);
      await expect.poll(() => changedSince.mock.calls.length).toBeGreaterThan(1);
      watch.stop();
      expect(told).toEqual([id]);
    });

    test('each change is sent once, whoever made it', async () => {
      const id = await add(inbox.site);
      const { next } = await listen(inbox.owner);
      const other = await listen(inbox.colleague);
      inbox.site.clock.now += 1000;
      const body = { state: 'answered' };
      await inbox.owner.fetch(`${calls.leads}/${id}/state`, { method: 'POST', body });
      const told = `event: changed\ndata: ${id}`;
      expect([await next(), await other.next()]).toEqual([told, told]);
      // Same call as the owner's command.
      await second.store.inbox.work.move({ id, personId: null }, 'spam', second.clock.now + 2000);
      const later = await add(second);
      expect((await Promise.all([next(), next()])).sort()).toEqual([
        told,
        `event: new\ndata: ${later}`,
      ]);
    });

    test('an erasure is sent once the lead is deleted, by the inbox or by command', async () => {
      const ids = [await add(inbox.site), await add(inbox.site)];
      inbox.site.clock.now += 120_000;
      second.clock.now = inbox.site.clock.now;
      const { next } = await listen(inbox.colleague);
      const { audit } = inbox.site.store.inbox;
      const [id = '', other = ''] = ids;
      const entry = { personId: null, action: 'erasure', subjectId: other } as const;
      // The other lead is not deleted yet.
      await audit.add(entry, inbox.site.clock.now);
      const confirm = 'conceicao@padaria.example';
      await inbox.owner.fetch(`${calls.leads}/${id}`, { method: 'DELETE', body: { confirm } });
      expect(await next()).toBe(`event: erased\ndata: ${id}`);
      await second.store.leads.erase([other], second.clock.now);
      expect(await next()).toBe(`event: erased\ndata: ${other}`);
    });

    test('the stream ends with the session', async () => {
      const { next } = await listen(inbox.colleague);
      await second.store.inbox.people.revoke('colega@trinta.example', second.clock.now);
      expect(await next()).toBeUndefined();
      expect((await inbox.colleague.fetch(calls.events)).status).toBe(401);
    });

    test('the number of streams a person can open is limited, and a closed one makes room', async () => {
      const streams = await Promise.all(Array.from({ length: 10 }, () => listen(inbox.owner)));
      expect((await inbox.owner.fetch(calls.events)).status).toBe(429);
      await listen(inbox.colleague);
      await streams[0]?.close();
      await listen(inbox.owner);
    });

    test('shutdown does not wait for open streams', async () => {
      const { site, owner } = inbox;
      const fetch = (request: Request, bindings: { peerAddress: string }) =>
        site.app.fetch(request, bindings);
      const server = await startHttpServer({ host: '127.0.0.1', port: 0, fetch });
      const asked = get(`http://127.0.0.1:${server.port}${calls.events}`, {
        headers: { cookie: `__Host-inbox=${owner.token}` },
        agent: false,
      });
      const [answer]: IncomingMessage[] = await once(asked, 'response');
      if (!answer) throw new Error('There was no answer.');
      const ended = once(answer.resume(), 'end');
      const since = performance.now();
      site.endStreams();
      await server.stop();
      await ended;
      expect(performance.now() - since).toBeLessThan(1000);
      const late = await owner.fetch(calls.events);
      expect(await late.text()).toBe('retry: 3000\n\n');
    });
  });
}
