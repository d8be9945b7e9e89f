import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { StoredLead } from '../../../service/leads/stored-lead.ts';
import type { TestStore } from '../../../service/storage/testing/open-test-store.ts';
import { sampleLead, sampleSubmission } from '../../../service/storage/testing/sample-lead.ts';
import type { LeadDetail } from '../../contract/leads.ts';
import type { Person } from '../people/people-store.ts';

/** A Wednesday. */
const start = Date.UTC(2026, 10, 25, 12);

/** Changes to leads, on one database engine. */
export function describeLeadWork(engine: string, open: () => Promise<TestStore>): void {
  describe(`work on leads on ${engine}`, () => {
    let store: TestStore;
    let now: number;
    let ana: Person;
    let bia: Person;
    let id: string;

    const invite = (email: string) =>
      store.inbox.people.invite({ email, role: 'owner', language: 'en', hash: email }, now);
    const add = async (more: Partial<StoredLead> = {}) => {
      const lead = sampleLead({ receivedAt: now, ...more });
      await store.leads.submit(sampleSubmission(lead), now);
      return lead.id;
    };
    /** Advances the clock by a second between two actions. */
    const later = () => {
      now += 1000;
      return now;
    };
    const by = (person: Person, lead = id) => ({ id: lead, personId: person.id });
    const read = async (lead = id): Promise<LeadDetail> => {
      const found = await store.inbox.detail(lead);
      if (!found) throw new Error('The lead is gone.');
      return found;
    };
    const work = () => store.inbox.work;
    const lastEvent = async () => (await read()).events.at(-1)?.id ?? '';

    beforeEach(async () => {
      store = await open();
      now = start;
      ana = await invite('ana@trinta.example');
      bia = await invite('bia@trinta.example');
      id = await add();
    });
    afterEach(() => store.close());

    test('the first answer is stored with its person, and kept when the lead is won or lost', async () => {
      await work().setState(by(ana), 'answered', later());
      const answered = { answeredAt: now, answeredBy: ana.id };
      expect(await read()).toMatchObject({ state: 'answered', promisedBy: null, ...answered });
      for (const state of ['won', 'lost', 'answered'] as const) {
        expect(await work().setState(by(bia), state, later())).toBeUndefined();
        expect(await read()).toMatchObject({ state, ...answered });
      }
      const { events } = await read();
      expect(events.map(({ before, after, personId }) => [before, after, personId])).toEqual([
        ['new', 'answered', ana.id],
        ['answered', 'won', bia.id],
        ['won', 'lost', bia.id],
        ['lost', 'answered', bia.id],
      ]);
      expect(events.map(({ canUndo }) => canUndo)).toEqual([false, false, false, true]);
    });

    test('a lead that is lost without an answer, or set back to new, has no first answer', async () => {
      const none = { answeredAt: null, answeredBy: null };
      await work().setState(by(ana), 'lost', later());
      expect(await read()).toMatchObject({ state: 'lost', ...none });
      await work().setState(by(ana), 'won', later());
      expect((await read()).answeredAt).toBe(now);
      await work().setState(by(ana), 'new', later());
      expect(await read()).toMatchObject({ state: 'new', ...none });
      expect((await read()).promisedBy).not.toBeNull();
    });

    test('a held lead that is answered or won is released, without an acknowledgement', async () => {
      for (const [state, folder] of [
        ['lost', 'held'],
        ['answered', 'inbox'],
        ['won', 'inbox'],
      ] as const) {
        const held = await add({ folder: 'held', reasons: ['content'] });
        await work().setState(by(ana, held), state, later());
        const found = await read(held);
        // Released, because held leads are deleted after 90 days, with the conversation.
        expect(found).toMatchObject({
          state,
          folder,
          reasons: folder === 'held' ? ['content'] : [],
        });
        // No acknowledgement: 'We will answer within a day' would arrive after the answer.
        expect(found.deliveries.map(({ kind }) => kind)).toEqual(['owner-notice']);
        const isReleased = found.events.some(
          ({ kind, after }) => kind === 'folder' && after === 'inbox',
        );
        expect(isReleased).toBe(folder === 'inbox');
      }
    });

    test('undo also reverts the first answer, and can be undone itself', async () => {
      await work().setState(by(ana), 'lost', later());
      await work().setState(by(ana), 'answered', later());
      expect(await work().undo(by(bia), await lastEvent(), later())).toBeUndefined();
      expect(await read()).toMatchObject({ state: 'lost', answeredAt: null });
      expect(await work().undo(by(bia), await lastEvent(), later())).toBeUndefined();
      expect(await read()).toMatchObject({ state: 'answered', answeredBy: bia.id });
    });

    test('undo does not revert a value that has changed since', async () => {
      await work().setState(by(ana), 'answered', later());
      const event = await lastEvent();
      await work().setState(by(bia), 'won', later());
      expect(await work().undo(by(ana), event, later())).toBe('conflict');
      // Assigning changes another field.
      const won = await lastEvent();
      await work().assign(by(bia), ana.id, later());
      expect(await work().undo(by(ana), won, later())).toBeUndefined();
      expect(await read()).toMatchObject({ state: 'answered', assignedTo: ana.id });
    });

    test('an event of another lead, or one without a change, cannot be undone', async () => {
      await work().setState(by(ana), 'answered', later());
      const event = await lastEvent();
      const other = await add();
      expect(await work().undo(by(ana, other), event, later())).toBe('not-found');
      await work().addNote(by(ana), 'Ligar amanhã', later());
      expect(await work().undo(by(ana), await lastEvent(), later())).not.toBeUndefined();
      expect((await read()).events.at(-1)?.canUndo).toBe(false);
    });

    test('a lead is assigned to a current person, or to nobody', async () => {
      expect(await work().assign(by(ana), bia.id, later())).toBeUndefined();
      expect((await read()).assignedTo).toBe(bia.id);
      await store.inbox.people.revoke(ana.email, later());
      expect(await work().assign(by(bia), ana.id, later())).toBe('invalid');
      expect(await work().assign(by(bia), 'nobody', later())).toBe('invalid');
      expect(await work().assign(by(bia), null, later())).toBeUndefined();
      expect(await read()).toMatchObject({ assignedTo: null });
      // Undo does not assign to a revoked person, either.
      await work().undo(by(bia), (await read()).events[0]?.id ?? '', later());
      expect((await read()).events).toHaveLength(2);
    });

    test('a release queues the held-back deliveries, and undoing it restores the reasons', async () => {
      const held = await add({ folder: 'held', reasons: ['content', 'too-fast'] });
      const kinds = async () => (await read(held)).deliveries.map(({ kind }) => kind);
      expect(await kinds()).not.toContain('acknowledgement');
      await work().move(by(ana, held), 'inbox', later());
      expect(await read(held)).toMatchObject({ folder: 'inbox', reasons: [] });
      expect(await kinds()).toContain('acknowledgement');
      const [event] = (await read(held)).events;
      await work().undo(by(ana, held), event?.id ?? '', later());
      expect(await read(held)).toMatchObject({ folder: 'held', reasons: ['content', 'too-fast'] });
      await work().move(by(ana, held), 'spam', later());
      expect(await read(held)).toMatchObject({ folder: 'spam', reasons: ['marked-by-owner'] });
    });

    test('notes are stored with their author, who alone can delete them', async () => {
      await work().addNote(by(ana), 'Quer começar em março.', later());
      const [note] = (await read()).notes;
      expect(note).toEqual({
        id: expect.any(String),
        personId: ana.id,
        at: now,
        text: 'Quer começar em março.',
      });
      const noteId = note?.id ?? '';
      const other = await add();
      expect(await work().removeNote(by(bia), noteId, later())).toBe('not-found');
      expect(await work().removeNote(by(ana, other), noteId, later())).toBe('not-found');
      expect(await work().removeNote(by(ana), noteId, later())).toBeUndefined();
      expect(await read()).toMatchObject({ notes: [], events: [] });
    });

    test('opening a lead marks it as read for everybody, once', async () => {
      await work().opened(id, later());
      const first = now;
      await work().opened(id, later());
      const row = await store.db
        .selectFrom('leads')
        .select(['openedAt', 'changedAt'])
        .where('id', '=', id)
        .executeTakeFirst();
      expect(row).toEqual({ openedAt: first, changedAt: first });
      expect((await read()).isUnread).toBe(false);
    });

    test('each change of state, folder or assignee is audited, without personal data', async () => {
      await work().setState(by(ana), 'answered', later());
      await work().assign(by(ana), bia.id, later());
      await work().move(by(bia), 'spam', later());
      // No change, so no audit entry.
      await work().move(by(bia), 'spam', later());
      const entries = (await store.inbox.audit.list()).filter(({ subjectId }) => subjectId === id);
      expect(entries.map(({ action, personId, detail }) => [action, personId, detail])).toEqual([
        ['folder', bia.id, 'inbox → spam'],
        ['assigned', ana.id, `- → ${bia.id}`],
        ['state', ana.id, 'new → answered'],
      ]);
    });

    test('concurrent changes of two people are both in the lead’s history', async () => {
      const at = later();
      await Promise.all([
        work().setState(by(ana), 'answered', at),
        work().setState(by(bia), 'lost', at),
      ]);
      const { events, state } = await read();
      const [first, second] = events.toSorted((one) => (one.before === 'new' ? -1 : 1));
      expect(first?.before).toBe('new');
      expect(second?.before).toBe(first?.after);
      expect(state).toBe(second?.after);
    });

    test('changes to a missing lead are refused', async () => {
      expect(await work().setState(by(ana, 'nobody'), 'won', now)).toBe('not-found');
      expect(await work().addNote(by(ana, 'nobody'), 'Oi', now)).toBe('not-found');
    });

    test('each change archives the lead’s current state, which a restore brings back', async () => {
      await store.jobs.setChannels({ webhook: 'off', archive: 'on' }, now);
      await work().addNote(by(ana), 'Quer começar em março.', later());
      const owed = await store.jobs.list({ subjectId: id, limit: 9 });
      expect(owed.map(({ kind }) => kind)).toContain('record-archive');
      await work().setState(by(ana), 'won', later());
      await work().assign(by(ana), bia.id, later());
      const record = (await store.records.read(id)) ?? '';
      const { notes, events, ...worked } = await read();
      const restored = await open();
      await restored.records.insert([record], later());
      expect(await restored.inbox.detail(id)).toMatchObject({
        ...{ notes, events, state: worked.state, assignedTo: worked.assignedTo },
        ...{ answeredAt: worked.answeredAt, answeredBy: worked.answeredBy },
      });
      await restored.close();
    });
  });
}
