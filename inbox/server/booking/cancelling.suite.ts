import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { StoreLocation } from '../../../service/storage/open-store.ts';
import { startServer } from '../testing/booking-server.ts';

/** A Wednesday, 10:00 in São Paulo. */
const start = Date.parse('2026-11-25T10:00-03:00');

/** What frees a booked time, and who is notified, on one database engine. */
export function describeCancelling(
  engine: string,
  locate: (folder: string) => Promise<StoreLocation>,
) {
  describe(`cancelling on ${engine}`, () => {
    let folder: string;
    let server: Awaited<ReturnType<typeof startServer>>;
    const clock = { now: start };

    beforeEach(async () => {
      clock.now = start;
      folder = await mkdtemp(join(tmpdir(), 'booking-'));
      server = await startServer(await locate(folder), folder, clock);
    });
    afterEach(async () => {
      await server.close();
      await rm(folder, { recursive: true, force: true });
    });

    /** Adds a lead and books the first time offered. */
    async function book() {
      const written = await server.write();
      const [at = 0, later = 0] = written.times;
      await server.post({ token: written.token, at: String(at) });
      return { lead: written.lead, at, later };
    }

    test('cancelling removes both calendar events, frees the time and allows a new booking', async () => {
      const { lead, at, later } = await book();
      await server.worker.runDue();
      const invited = await server.calendar(`${lead.id}.booking-visitor`);
      clock.now += 60_000;
      const { bookings } = server.store.inbox;
      const task = { id: lead.id, personId: 'ana' };
      expect(await bookings.cancel(task, clock.now)).toBeUndefined();
      expect(await bookings.cancel(task, clock.now)).toBe('not-found');
      expect(await bookings.find(lead.id)).toBeUndefined();
      await server.worker.runDue();

      const uid = /UID:\S+/.exec(invited.ics)?.[0];
      for (const kind of ['cancellation-visitor', 'cancellation-owner']) {
        const { method, ics } = await server.calendar(`${lead.id}.${kind}`);
        expect([kind, method]).toEqual([kind, 'CANCEL']);
        for (const line of [uid, 'METHOD:CANCEL', 'STATUS:CANCELLED', 'SEQUENCE:1']) {
          expect(ics).toContain(`${line}\r\n`);
        }
        expect(ics).toContain('DTSTART:20261126T130000Z\r\n');
        expect(ics).toContain('DTSTAMP:20261125T130100Z\r\n');
      }
      const told = (await server.mail(`${lead.id}.cancellation-visitor`))?.text ?? '';
      const offered = [...told.matchAll(/\/booking\?token=([\w-]{32})&at=(\d+)/g)];
      expect(offered).toHaveLength(3);
      expect(offered.map(([, , time]) => time)).not.toContain(String(at));

      const again = await server.post({ token: offered[0]?.[1] ?? '', at: String(later) });
      expect(again.status).toBe(200);
      await server.worker.runDue();
      const renewed = await server.calendar(`${lead.id}.booking-visitor`);
      expect(renewed.ics).toContain('DTSTART:20261127T170000Z\r\n');
      expect(renewed.ics).not.toContain(uid);
      expect(await bookings.cancel(task, clock.now)).toBeUndefined();
      await server.worker.runDue();
      const last = await server.calendar(`${lead.id}.cancellation-visitor`);
      expect(last.ics).toContain('DTSTART:20261127T170000Z\r\n');
    });

    test('each invitation and cancellation has a Message-ID of its own', async () => {
      const { lead, later } = await book();
      const task = { id: lead.id, personId: 'ana' };
      const mails = ['visitor', 'owner'].flatMap((whom) =>
        ['booking', 'cancellation'].map((kind) => `${lead.id}.${kind}-${whom}`),
      );
      const ids = async () =>
        Promise.all(mails.map(async (name) => (await server.mail(name))?.messageId));
      const cancel = async () => {
        await server.worker.runDue();
        await server.store.inbox.bookings.cancel(task, clock.now);
        await server.worker.runDue();
        return await ids();
      };
      const first = await cancel();
      const told = (await server.mail(`${lead.id}.cancellation-visitor`))?.text ?? '';
      const [, token = ''] = /token=([\w-]{32})/.exec(told) ?? [];
      await server.post({ token, at: String(later) });
      const second = await cancel();
      expect(new Set([...first, ...second]).size).toBe(2 * mails.length);
    });

    test('marking as spam frees the time silently; the sender is told once the mark is removed', async () => {
      const { lead, at } = await book();
      await server.worker.runDue();
      const { bookings, work } = server.store.inbox;
      const task = { id: lead.id, personId: 'ana' };
      clock.now += 60_000;
      await work.move(task, 'spam', clock.now);
      await server.worker.runDue();
      expect(await bookings.find(lead.id)).toBeUndefined();
      expect(await bookings.taken(clock.now)).toEqual(new Set());
      expect((await server.calendar(`${lead.id}.cancellation-owner`)).method).toBe('CANCEL');
      expect(await server.mail(`${lead.id}.cancellation-visitor`)).toBeUndefined();
      const events = (await server.store.inbox.detail(lead.id))?.events ?? [];
      expect(events).toContainEqual(
        expect.objectContaining({ kind: 'booking', personId: 'ana', before: String(at) }),
      );

      const other = await server.write({ email: 'bia@empresa.example' });
      expect((await server.post({ token: other.token, at: String(at) })).status).toBe(200);
      clock.now += 60_000;
      await work.move(task, 'inbox', clock.now);
      await server.worker.runDue();
      expect(await bookings.find(lead.id)).toBeUndefined();
      expect(await bookings.find(other.lead.id)).toMatchObject({ startsAt: at });
      expect((await server.calendar(`${lead.id}.cancellation-visitor`)).method).toBe('CANCEL');
      const told = (await server.mail(`${lead.id}.cancellation-visitor`))?.text ?? '';
      const offered = [...told.matchAll(/\/booking\?token=[\w-]{32}&at=(\d+)/g)];
      expect(offered.map(([, time]) => Number(time))).not.toContain(at);
      expect(offered).toHaveLength(3);
    });

    test('a spam mark removed after the booked time sends no cancellation', async () => {
      const { lead, at } = await book();
      // Same call as the owner's command.
      await server.store.inbox.work.move({ id: lead.id, personId: null }, 'spam', clock.now);
      await server.worker.runDue();
      expect(await server.mail(`${lead.id}.booking-visitor`)).toBeUndefined();
      clock.now = at + 1;
      await server.store.inbox.work.move({ id: lead.id, personId: null }, 'inbox', clock.now);
      await server.worker.runDue();
      expect(await server.mail(`${lead.id}.cancellation-visitor`)).toBeUndefined();
    });

    test('a time in the past cannot be cancelled', async () => {
      const { lead, at } = await book();
      const task = { id: lead.id, personId: 'ana' };
      expect(await server.store.inbox.bookings.cancel(task, at)).toBe('conflict');
      expect(await server.store.inbox.bookings.find(lead.id)).toBeDefined();
    });
  });
}
