import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sampleNow, storeCanary } from '../delivery/testing/canary-lead.ts';
import {
  createDeliveryFixture,
  type DeliveryFixture,
  sampleSecret,
} from '../delivery/testing/delivery-fixture.ts';
import { openWebhookReceiver, type WebhookReceiver } from '../delivery/testing/webhook-receiver.ts';
import type { StoredLead } from '../leads/stored-lead.ts';
import { newJobRow } from '../storage/job-rows.ts';
import type { StoreLocation } from '../storage/open-store.ts';
import { claimJobs } from '../storage/testing/claim-jobs.ts';
import { runCommand } from './testing/run-command.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** Tests of the commands for failed deliveries on one engine; a test file calls it for each. */
export function describeMending(engine: string, locate: () => Promise<StoreLocation | undefined>) {
  describe(`mending deliveries on ${engine}`, () => {
    let fixture: DeliveryFixture;
    let receiver: WebhookReceiver;

    beforeEach(async () => {
      receiver = await openWebhookReceiver();
      receiver.answerWith((response) => response.writeHead(503).end());
      const location = await locate();
      const webhook = { url: receiver.url, secrets: [sampleSecret] };
      fixture = await createDeliveryFixture({ webhook }, location && { location });
    });
    afterEach(async () => {
      await fixture.close();
      await receiver.close();
    });

    const leads = (...argv: string[]) => runCommand(fixture, argv);

    const store = (changes?: Partial<StoredLead>) => storeCanary(fixture.store, changes);

    test('deliveries, health and replay show and repair failures', async () => {
      const lead = await store();
      expect((await leads('health')).code).toBe(0);
      for (let attempts = 0; attempts < 14; attempts += 1) {
        await fixture.worker.runDue();
        fixture.clock.now += 2 * dayMs;
      }
      const sick = await leads('health');
      expect(sick.code).toBe(3);
      expect(sick.out).toContain('replay --channel webhook');
      const dead = await leads('deliveries', '--state', 'dead');
      expect(dead.out).toContain('lead-webhook');
      expect(dead.out).toContain(lead.id.slice(-8));
      const listed = JSON.parse((await leads('deliveries', '--state', 'dead', '--json')).out);
      expect(listed).toMatchObject([{ subjectId: lead.id }]);
      const detailed = await leads('show', lead.id);
      expect(detailed.out).toContain('HTTP 503');
      expect((await leads('replay', 'nobody')).code).toBe(1);
      // A script may pass an empty variable, which must not mean all.
      for (const command of ['replay', 'spam']) expect((await leads(command, '')).code).toBe(1);
      expect((await leads('replay', '--channel', 'webhook')).out).toContain(': 1\n');
      expect((await leads('deliveries', '--state', 'dead', '--json')).out).toBe('[]\n');
    });

    test('a job that only a newer version can deliver is shown, waits and is no problem', async () => {
      const row = newJobRow({ kind: 'owner-notice', subjectId: 'lead' }, sampleNow);
      await fixture.store.db.insertInto('jobs').values(row).execute();
      await sql`update jobs set kind = 'of-a-newer-version' where subject_id = 'lead'`.execute(
        fixture.store.db,
      );
      await fixture.worker.runDue();
      fixture.clock.now += 2 * dayMs;
      expect(await leads('health')).toMatchObject({
        code: 0,
        out: expect.stringContaining('waiting: 1'),
      });
      expect((await leads('deliveries')).out).toContain('of-a-newer-version');
    });

    /** The receiver fails the first attempts of all jobs, until the next ones are hours away. */
    async function suffer(): Promise<void> {
      for (const hours of [0, 0.01, 0.2, 1, 4]) {
        fixture.clock.now = sampleNow + hours * hourMs;
        await fixture.worker.runDue();
      }
    }

    test('health counts the spam of a week without reporting a problem', async () => {
      const spam = { folder: 'spam', reasons: ['honeypot'] } as const;
      await store(spam);
      await store({ ...spam, receivedAt: sampleNow - 6 * dayMs });
      await store({ ...spam, receivedAt: sampleNow - 8 * dayMs });
      const { code, out } = await leads('health');
      expect([code, out]).toEqual([0, expect.stringMatching(/spam +2 .*list --folder spam/)]);
      expect(JSON.parse((await leads('health', '--json')).out)).toMatchObject({ spamOfWeek: 2 });
    });

    test('after an outage of hours, the command that health suggests sends everything', async () => {
      await store();
      await store();
      await suffer();
      const sick = await leads('health');
      expect([sick.code, sick.out]).toEqual([3, expect.stringContaining('dead: 0')]);
      receiver.answerWith((response) => response.end());
      const tried = receiver.posts.length;
      await fixture.worker.runDue();
      expect(receiver.posts).toHaveLength(tried);

      const [, command = ''] = /`(replay [^`]+)`/.exec(sick.out) ?? [];
      const { code, out } = await leads(...command.split(' '));
      expect([code, out]).toEqual([0, expect.stringMatching(/^[^\n]*: 2\n$/)]);
      await fixture.worker.runDue();
      const ids = receiver.posts.slice(tried).map(({ headers }) => headers['webhook-id']);
      expect(new Set(ids).size).toBe(2);
      expect((await leads('health')).code).toBe(0);
    });

    test('a replay does not touch a running attempt', async () => {
      const lead = await store();
      await suffer();
      await store();
      const { jobs } = fixture.store;
      const job = await jobs.claim(['lead-webhook'], 60_000, fixture.clock.now);
      if (!job) throw new Error('No job was claimed.');
      const { out } = await leads('replay', '--channel', 'webhook');
      expect(out).toMatch(/: 1\n$/);
      const again = await claimJobs(fixture.store, ['lead-webhook'], 60_000, fixture.clock.now);
      expect(again.map(({ subjectId }) => subjectId)).toEqual([lead.id]);
    });

    test('every delivery of a lead names it, including a reply from the inbox', async () => {
      const lead = await store();
      const words = { subject: 'Re', text: 'At ten.' };
      await fixture.store.inbox.replies.add({ id: lead.id, personId: 'ana' }, words, sampleNow);
      for (const kind of ['booking-visitor', 'cancellation-owner'] as const) {
        await fixture.store.jobs.add({ kind, subjectId: lead.id }, sampleNow);
      }
      await fixture.store.jobs.add({ kind: 'alert-by-mail', subjectId: 'full' }, sampleNow);
      const rows = (await leads('deliveries')).out.trimEnd().split('\n').slice(2);
      const shown = lead.id.slice(-8);
      expect(rows.filter((row) => row.includes(shown)).length).toBe(rows.length - 1);
      const json: unknown = JSON.parse((await leads('deliveries', '--json')).out);
      expect(json).toContainEqual(expect.objectContaining({ kind: 'lead-reply', leadId: lead.id }));
      expect(json).toContainEqual(expect.objectContaining({ subjectId: 'full', leadId: null }));
      expect((await leads('show', lead.id)).out).toContain('lead-reply');
    });

    test('deliveries shows why a mail could not reach a visitor; health reports no problem', async () => {
      const lead = await store();
      const job = await fixture.store.jobs.claim(['acknowledgement'], 1000, sampleNow);
      if (!job) throw new Error('No acknowledgement was claimed.');
      const detail = 'SMTP 550 at RCPT TO';
      await fixture.store.jobs.settle(
        job,
        { state: 'undeliverable', detail: `${detail}\u001b[2J\u009b` },
        sampleNow,
      );
      expect((await leads('health')).code).toBe(0);
      const { out } = await leads('deliveries', '--state', 'undeliverable');
      for (const text of [lead.id.slice(-8), detail]) expect(out).toContain(text);
      const { out: attempts } = await leads('show', lead.id);
      expect(attempts).toContain(`undeliverable  ${detail}`);
      expect(attempts.replaceAll('\n', '')).not.toMatch(/\p{Cc}/u);
      const json = await leads('deliveries', '--state', 'undeliverable', '--json');
      expect(JSON.parse(json.out)).toMatchObject([{ state: 'undeliverable' }]);
      const wrong = await leads('deliveries', '--state', 'lost');
      expect([wrong.code, wrong.err]).toEqual([2, expect.stringContaining('undeliverable')]);
    });
  });
}
