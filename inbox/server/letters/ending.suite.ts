import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Job } from '../../../service/delivery/job.ts';
import {
  type LetterDesk,
  minuteMs,
  openLetterDesk,
  type Variables,
} from './testing/letter-desk.ts';

/** How letters end if not all mails could be sent, on one database engine. */
export function describeEnding(engine: string, variables: Variables) {
  describe(`ending letters on ${engine}`, () => {
    let desk: LetterDesk;
    let id: string;
    beforeEach(async () => {
      desk = await openLetterDesk(await variables());
      await desk.subscribed('ana@x.example');
      await desk.subscribed('bob@x.example');
      ({ id } = await desk.draft());
      await desk.post(`${id}/send`, {});
    });
    afterEach(() => desk.close());

    /** Lets the last attempt of one mail fail. */
    async function giveUpOne(): Promise<Job> {
      const { jobs, inbox } = desk.site.store;
      await inbox.recipients.queueNext(desk.now());
      const job = await jobs.claim(['letter'], minuteMs, desk.now());
      if (!job) throw new Error('The letter has no job.');
      await jobs.settle(job, { state: 'dead', detail: 'SMTP 451' }, desk.now());
      return job;
    }

    test('a letter with a failed mail ends, and reports it', async () => {
      await giveUpOne();
      await desk.goOn();
      await desk.goOn(minuteMs);
      expect(await desk.read(id)).toMatchObject({
        state: 'sent',
        finishedAt: expect.any(Number),
        counts: { waiting: 0, sent: 1, bounced: 0, unclear: 0, skipped: 0, failed: 1 },
      });
    });

    test('a failed mail is reported while others are still waiting', async () => {
      await giveUpOne();
      await desk.site.store.inbox.recipients.queueNext(desk.now());
      expect(await desk.read(id)).toMatchObject({
        state: 'sending',
        counts: { waiting: 1, sent: 0, failed: 1 },
      });
    });

    test('the letter counts the mails that failed and will be tried again', async () => {
      const { jobs, inbox } = desk.site.store;
      await inbox.recipients.queueNext(desk.now());
      expect(await desk.read(id)).toMatchObject({ counts: { waiting: 2 }, retried: 0 });
      const job = await jobs.claim(['letter'], minuteMs, desk.now());
      if (!job) throw new Error('The letter has no job.');
      const nextAt = desk.now() + minuteMs;
      await jobs.settle(job, { state: 'waiting', detail: 'SMTP 451', nextAt }, desk.now());
      expect(await desk.read(id)).toMatchObject({ counts: { waiting: 2 }, retried: 1 });
    });

    test('a failed mail is sent when the owner retries it', async () => {
      const job = await giveUpOne();
      await desk.goOn();
      await desk.goOn(minuteMs);
      await desk.site.store.jobs.replay({ id: job.id }, desk.now());
      await desk.goOn();
      expect(await desk.receivers()).toEqual(['ana@x.example', 'bob@x.example']);
      expect(await desk.read(id)).toMatchObject({ state: 'sent', counts: { sent: 2, failed: 0 } });
    });

    test('a mail retried while the letter is paused is sent after resuming', async () => {
      const job = await giveUpOne();
      await desk.site.store.inbox.recipients.queueNext(desk.now());
      await desk.post(`${id}/pause`);
      await desk.site.store.jobs.replay({ id: job.id }, desk.now());
      await desk.goOn();
      await desk.post(`${id}/resume`);
      await desk.goOn(minuteMs);
      expect(await desk.receivers()).toEqual(['ana@x.example', 'bob@x.example']);
      expect(await desk.read(id)).toMatchObject({ state: 'sent', counts: { sent: 2, failed: 0 } });
    });

    test('a mail that may have arrived at its last attempt is not sent again', async () => {
      const { jobs, inbox } = desk.site.store;
      await inbox.recipients.queueNext(desk.now());
      const job = await jobs.claim(['letter'], minuteMs, desk.now());
      if (!job) throw new Error('The letter has no job.');
      await inbox.recipients.begin(job.subjectId, desk.now());
      await jobs.settle(job, { state: 'dead', detail: 'no answer' }, desk.now());
      await desk.goOn();
      await desk.goOn(minuteMs);
      const ended = { state: 'sent', counts: { sent: 1, unclear: 1 } };
      expect(await desk.read(id)).toMatchObject(ended);
      await jobs.replay({ id: job.id }, desk.now());
      await desk.goOn();
      expect(await desk.receivers()).toHaveLength(1);
      expect(await desk.read(id)).toMatchObject(ended);
    });
  });
}
