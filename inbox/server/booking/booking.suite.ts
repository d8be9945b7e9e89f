import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { site as content } from '#site';
import type { StoreLocation } from '../../../service/storage/open-store.ts';
import { startServer } from '../testing/booking-server.ts';

/** A Wednesday, 10:00 in São Paulo. */
const start = Date.parse('2026-11-25T10:00-03:00');

/** Booking, from the acknowledgement to both mails, on one database engine. */
export function describeBooking(
  engine: string,
  locate: (folder: string) => Promise<StoreLocation>,
) {
  describe(`booking on ${engine}`, () => {
    let folder: string;
    let location: StoreLocation;
    let server: Awaited<ReturnType<typeof startServer>>;
    const clock = { now: start };

    beforeEach(async () => {
      clock.now = start;
      folder = await mkdtemp(join(tmpdir(), 'booking-'));
      location = await locate(folder);
      server = await startServer(location, folder, clock);
    });
    afterEach(async () => {
      await server.close();
      await rm(folder, { recursive: true, force: true });
    });

    const words = content.words['pt-BR']['booking-pages'];
    const pathOf = (token: string, at?: number) =>
      `/booking?token=${token}${at === undefined ? '' : `&at=${at}`}`;

    test('the acknowledgement offers three times with zone, in the visitor’s language', async () => {
      const { text, times } = await server.write();
      expect(times.map((at) => new Date(at).toISOString())).toEqual([
        '2026-11-26T13:00:00.000Z',
        '2026-11-27T17:00:00.000Z',
        '2026-11-30T19:30:00.000Z',
      ]);
      expect(text).toContain('quinta-feira, 26 de novembro às 10:00 GMT-3');
      expect(text).toContain('30 minutos. Fuso: Horário Padrão de Brasília.');
      const english = await server.write({ language: 'en', consultationType: 'complete' });
      expect(english.text).toContain('Thursday 26 November at 10:00 GMT-3');
      expect(english.text).toContain('60 minutes. Time zone: Brasilia Standard Time.');
    });

    test('opening a link changes nothing; its button books the time and sends both mails', async () => {
      const {
        lead,
        token,
        times: [at = 0],
      } = await server.write();
      const asked = await server.get(pathOf(token, at));
      expect(asked.status).toBe(200);
      const html = await asked.text();
      expect(html).toContain('<html lang="pt-BR">');
      expect(html).toContain(words.ask.title);
      expect(html).not.toContain('<script');
      expect(asked.headers.get('referrer-policy')).toBe('no-referrer');
      expect(asked.headers.get('content-security-policy')).not.toMatch(/script|unsafe/);
      expect(await server.store.inbox.bookings.find(lead.id)).toBeUndefined();

      const booked = await server.post({ token, at: String(at) });
      expect([booked.status, await booked.text()]).toEqual([
        200,
        expect.stringContaining(words.booked.title),
      ]);
      expect(await server.store.inbox.bookings.find(lead.id)).toMatchObject({
        startsAt: at,
        minutes: 30,
      });
      const [event] = await server.store.db.selectFrom('leadEvents').selectAll().execute();
      expect(event).toMatchObject({ leadId: lead.id, kind: 'booking', after: String(at) });
      const [changed] = await server.store.inbox.list.changedSince(lead.receivedAt - 1);
      expect(changed).toMatchObject({ id: lead.id, changedAt: event?.at });
      await server.worker.runDue();

      const invitation = await server.mail(`${lead.id}.booking-visitor`);
      // Letter case matters before the @ only, and mail libraries write the host in lower case.
      expect(invitation?.to?.[0]?.address?.toLowerCase()).toBe(lead.email.toLowerCase());
      expect(invitation?.replyTo).toMatchObject([{ address: 'dona@trinta.example' }]);
      expect(invitation?.subject).toContain('quinta-feira, 26 de novembro às 10:00');
      const notice = await server.mail(`${lead.id}.booking-owner`);
      expect(notice?.to).toMatchObject([{ address: 'dona@trinta.example' }]);
      expect(notice?.replyTo).toMatchObject([{ name: lead.name }]);
      expect(notice?.text).toContain(lead.email);
    });

    test('both mails carry the same event in UTC: an invitation and a calendar entry', async () => {
      const {
        lead,
        token,
        times: [, at = 0],
      } = await server.write({ consultationType: 'complete' });
      await server.post({ token, at: String(at) });
      await server.worker.runDue();
      const visitor = await server.calendar(`${lead.id}.booking-visitor`);
      const owner = await server.calendar(`${lead.id}.booking-owner`);
      expect([visitor.method, owner.method]).toEqual(['REQUEST', 'PUBLISH']);
      for (const { method, ics } of [visitor, owner]) {
        expect(ics).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*END:VCALENDAR\r\n$/);
        expect(ics).toContain(`METHOD:${method}\r\n`);
        expect(ics).toContain('DTSTART:20261127T170000Z\r\n');
        expect(ics).toContain('DTEND:20261127T180000Z\r\n');
        expect(ics).toMatch(
          /ORGANIZER;CN="Dona";SENT-BY="mailto:site@trinta\.example":mailto:dona@/i,
        );
      }
      const uid = /UID:(\S+)/;
      expect(uid.exec(visitor.ics)?.[1]).toBe(uid.exec(owner.ics)?.[1]);
      expect(visitor.ics).toContain(`:MAILTO:${lead.email}`);
      // Without the typed name: otherwise anybody could mail any text to any address through the form.
      expect(visitor.ics).not.toContain(lead.name);
      expect(owner.ics).toContain(lead.name);
      expect(owner.ics).not.toContain('ATTENDEE');
    });

    test('typed text is escaped in calendar files, and lines are folded', async () => {
      const name = `Zoë; "Ana", \\n \\, DTSTART:1 ${'👩‍👩‍👧‍👦'.repeat(10)}`;
      const email = 'a+site?cc=all%40x&b#c@padaria.example';
      const {
        lead,
        token,
        times: [at = 0],
      } = await server.write({ name, email });
      await server.post({ token, at: String(at) });
      await server.worker.runDue();
      const visitor = await server.calendar(`${lead.id}.booking-visitor`);
      expect(visitor.ics).toContain(':MAILTO:a+site%3Fcc%3Dall%2540x%26b%23c@padaria.example\r\n');
      const owner = await server.calendar(`${lead.id}.booking-owner`);
      const [, summary = ''] = /\r\nSUMMARY:(.*)\r\n/.exec(owner.ics) ?? [];
      expect(summary.replace(/\\([\\;,])/g, '$1')).toContain(name);
      for (const { lines } of [visitor, owner]) {
        expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
        expect(lines.join()).not.toContain('\uFFFD');
      }
    });

    test('a taken time or one in the past offers other times', async () => {
      const first = await server.write();
      const second = await server.write({
        email: 'bia@empresa.example',
        consultationType: 'complete',
      });
      const [at = 0] = first.times;
      expect(second.times).toContain(at);
      await server.post({ token: first.token, at: String(at) });
      const gone = await server.get(pathOf(second.token, at));
      const html = await gone.text();
      expect([gone.status, html]).toEqual([409, expect.stringContaining(words.gone.title)]);
      const others = [...html.matchAll(/at=(\d+)/g)].map(([, other]) => Number(other));
      expect(others).toHaveLength(3);
      expect(others).not.toContain(at);
      const tried = await server.post({ token: second.token, at: String(at) });
      expect(tried.status).toBe(409);
      expect(await server.store.inbox.bookings.find(second.lead.id)).toBeUndefined();

      clock.now = (second.times[1] ?? 0) - 60_000;
      const past = await server.post({ token: second.token, at: String(second.times[1]) });
      expect([past.status, await past.text()]).toEqual([
        409,
        expect.stringContaining(words.gone.title),
      ]);
    });

    test('of many concurrent requests for a time on two servers, one gets it', async () => {
      const other = await startServer(location, folder, clock);
      const leads: Awaited<ReturnType<typeof server.write>>[] = [];
      for (const type of ['quick', 'complete', 'quick', 'complete'] as const) {
        const email = `${leads.length}@empresa.example`;
        leads.push(await server.write({ email, consultationType: type }));
      }
      const [at = 0] = leads[0]?.times ?? [];
      const answers = await Promise.all(
        leads.map(({ token }, turn) => (turn % 2 ? other : server).post({ token, at: String(at) })),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
      const bookings = await server.store.db.selectFrom('bookings').selectAll().execute();
      expect(bookings).toHaveLength(1);
      const slots = await server.store.db.selectFrom('bookedSlots').selectAll().execute();
      expect(slots).toHaveLength((bookings[0]?.minutes ?? 0) / 30);
      await other.close();
    });

    test('a lead that becomes spam or is erased while its sender books gets no time and no mail', async () => {
      const {
        lead,
        times: [at = 0],
      } = await server.write();
      const { leads, inbox } = server.store;
      // The route has found the link by then.
      const book = () => inbox.bookings.book(lead.id, at, 30, clock.now);
      await inbox.work.move({ id: lead.id, personId: null }, 'spam', clock.now);
      expect(await book()).toBe(false);
      expect(await inbox.bookings.taken(clock.now)).toEqual(new Set());
      await server.worker.runDue();
      expect(await server.mail(`${lead.id}.booking-visitor`)).toBeUndefined();
      await leads.erase([lead.id], clock.now);
      expect(await book()).toBe(false);
    });

    test('a link that is mailed after its lead was archived is archived too', async () => {
      const { jobs, records, inbox } = server.store;
      await jobs.setChannels({ webhook: 'off', archive: 'on' }, clock.now);
      const { lead } = await server.write();
      const archived = async () => {
        const job = await jobs.claim(['record-archive'], 60_000, clock.now);
        if (job) await jobs.settle(job, { state: 'delivered', detail: 'kept' }, clock.now);
        return job && (await records.read(job.subjectId));
      };
      expect(await archived()).toContain(lead.id);
      await inbox.bookings.addLink(lead.id, 'hash of a later link', clock.now);
      expect(await archived()).toContain('hash of a later link');
    });

    test('booking twice keeps the first time and sends one mail', async () => {
      const {
        lead,
        token,
        times: [at = 0, later = 0],
      } = await server.write();
      const both = await Promise.all(
        [at, at].map((one) => server.post({ token, at: String(one) })),
      );
      expect(both.map(({ status }) => status)).toEqual([200, 200]);
      const again = await server.post({ token, at: String(later) });
      expect(await again.text()).toContain('26 de novembro');
      expect(await (await server.get(pathOf(token, later))).text()).toContain(words.booked.title);
      const jobs = await server.store.jobs.list({ subjectId: lead.id, limit: 20 });
      expect(jobs.filter(({ kind }) => kind === 'booking-visitor')).toHaveLength(1);
    });

    test('a link without a time lists times, and an invalid link shows an error', async () => {
      const { token } = await server.write();
      const choose = await server.get(pathOf(token));
      expect(await choose.text()).toContain(words.choose.title);
      for (const at of ['x', '1e99', '-1', '', '1795698000001']) {
        expect((await server.get(`${pathOf(token)}&at=${at}`)).status).toBe(409);
        expect((await server.post({ token, at })).status).toBe(409);
      }
      for (const path of [
        '/booking',
        '/booking?token=none',
        '/booking/x',
        pathOf('a'.repeat(32)),
      ]) {
        const answer = await server.get(path);
        expect([path, answer.status]).toEqual([path, 404]);
        expect(await answer.text()).toContain(words['unknown-link'].title);
      }
      expect((await server.post({})).status).toBe(404);
      expect((await server.post({ token, at: 'x'.repeat(5000) })).status).toBe(404);
    });

    test('a link expires after a month, for spam and after an erasure, which frees the time', async () => {
      const {
        lead,
        token,
        times: [at = 0],
      } = await server.write();
      await server.post({ token, at: String(at) });
      const { leads, inbox } = server.store;
      await leads.erase([lead.id], clock.now);
      expect((await server.get(pathOf(token, at))).status).toBe(404);
      expect(await inbox.bookings.taken(clock.now)).toEqual(new Set());
      await server.worker.runDue();
      expect(await server.mail(`${lead.id}.booking-visitor`)).toBeUndefined();
      const next = await server.write({ email: 'bia@empresa.example' });
      expect(next.times).toContain(at);
      clock.now += 31 * 24 * 60 * 60_000;
      expect((await server.get(pathOf(next.token))).status).toBe(404);
    });

    test('while the store is unavailable, the page says so, and the link is not logged', async () => {
      const {
        token,
        times: [at = 0],
      } = await server.write();
      const away = await startServer(location, folder, clock);
      await away.store.close();
      const answer = await away.get(pathOf(token, at));
      expect([answer.status, await answer.text()]).toEqual([
        503,
        expect.stringContaining(words.unavailable.title),
      ]);
      expect(JSON.stringify(away.log)).not.toContain(token);
      await away.worker.stop();
    });
  });
}
