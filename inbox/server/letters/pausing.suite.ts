import { describe, expect } from 'vitest';
import { memoryLog } from '../../../service/delivery/testing/memory-log.ts';
import { parseEnv } from '../../../service/env.ts';
import { letterDrafts } from './letter-mail.ts';
import {
  type LetterDesk,
  minuteMs,
  testAtDesk,
  type Variables,
  words,
} from './testing/letter-desk.ts';

/** Pausing and resuming a letter, on one database engine. */
export function describePausing(engine: string, variables: Variables) {
  const test = testAtDesk(variables);
  describe(`pausing letters on ${engine}`, () => {
    test('only owners can send, pause and resume', async ({ desk }) => {
      await desk.subscribed('ana@x.example');
      const { id } = await desk.draft();
      for (const step of ['send', 'pause', 'resume']) {
        expect((await desk.post(`${id}/${step}`, {}, desk.colleague)).status, step).toBe(403);
      }
      expect((await desk.read(id)).state).toBe('draft');
    });

    test('a paused letter stops at the next mail, and resuming skips nobody', async ({ desk }) => {
      for (let at = 0; at < 3; at += 1) await desk.subscribed(`p${at}@x.example`);
      const { id } = await desk.draft({ words, perHour: 60_000 });
      await desk.post(`${id}/send`, {});
      await desk.site.store.inbox.recipients.queueNext(desk.now());
      expect(await (await desk.post(`${id}/pause`)).json()).toMatchObject({ state: 'paused' });
      expect((await desk.post(`${id}/pause`)).status).toBe(409);
      await desk.goOn(minuteMs);
      expect(await desk.receivers()).toEqual([]);
      expect(await (await desk.post(`${id}/resume`)).json()).toMatchObject({ state: 'sending' });
      await desk.goOn(minuteMs);
      expect(await desk.receivers()).toHaveLength(3);
      expect((await desk.read(id)).state).toBe('sent');
    });

    test('an attempt that found the letter paused does not end the job queued by resuming', async ({
      desk,
    }) => {
      const { id, job } = await foundPaused(desk, minuteMs);
      const { jobs, inbox: store } = desk.site.store;
      await desk.post(`${id}/resume`);
      desk.site.clock.now += minuteMs;
      await store.recipients.queueNext(desk.now());
      await jobs.settle(job, { state: 'unneeded', detail: 'the letter is paused' }, desk.now());
      await desk.goOn();
      expect(await desk.receivers()).toEqual(['ana@x.example']);
    });

    test('an attempt that found the letter paused does not delay its recipient after resuming', async ({
      desk,
    }) => {
      // A mail's lease is longer than the ten minutes of a slow mail server; the attempt is killed before.
      const { id } = await foundPaused(desk, 12 * minuteMs);
      await desk.post(`${id}/resume`);
      await desk.goOn(minuteMs);
      expect(await desk.receivers()).toEqual(['ana@x.example']);
    });

    test('of two concurrent attempts, the one that may not send does not clear the other’s mark', async ({
      desk,
    }) => {
      await desk.subscribed('ana@x.example');
      const { id } = await desk.draft();
      await desk.post(`${id}/send`, {});
      const { store } = desk.site;
      const write = letterDrafts({
        env: parseEnv({}),
        store,
        log: memoryLog(),
        now: desk.now,
      }).letter;
      const job = await store.jobs.claim(['letter'], minuteMs, desk.now());
      if (!job || !write) throw new Error('The letter has no job.');
      const [one, other] = [await write(job), await write(job)];
      if (!one || !other || 'outcome' in one || 'outcome' in other) throw new Error('Not written.');
      await one.once?.begin();
      await expect(other.once?.begin()).rejects.toThrow();
      await other.once?.end({ outcome: 'failed', detail: 'it may not send' });
      // The attempt that could send was killed.
      expect(await write(job)).toMatchObject({ outcome: 'undeliverable' });
    });

    test('sending, pausing and resuming are in the audit log', async ({ desk }) => {
      await desk.subscribed('ana@x.example');
      const { id } = await desk.draft();
      for (const step of ['send', 'pause', 'resume']) await desk.post(`${id}/${step}`, {});
      const entries = await desk.site.store.inbox.audit.list();
      const ofLetter = entries.filter(({ subjectId }) => subjectId === id);
      expect(ofLetter.map(({ action, personId }) => [action, personId])).toEqual([
        ['letter-sent', desk.owner.person.id],
        ['letter-paused', desk.owner.person.id],
        ['letter-sent', desk.owner.person.id],
      ]);
    });
  });
}

/** Creates a paused letter to Ana, and the job of an attempt that found it paused. */
async function foundPaused(desk: LetterDesk, leaseMs: number) {
  await desk.subscribed('ana@x.example');
  const { id } = await desk.draft();
  await desk.post(`${id}/send`, {});
  await desk.post(`${id}/pause`);
  const { jobs, inbox } = desk.site.store;
  const job = await jobs.claim(['letter'], leaseMs, desk.now());
  if (!job) throw new Error('The letter has no job.');
  expect(await inbox.recipients.take(job.subjectId, desk.now())).toEqual({ turn: 'paused' });
  return { id, job };
}
