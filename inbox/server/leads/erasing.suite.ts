import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sampleLead, sampleSubmission } from '../../../service/storage/testing/sample-lead.ts';
import { calls } from '../../contract/calls.ts';
import { type InboxSite, openInboxSite } from '../testing/signed-in.ts';

/** What an erasure in the inbox deletes, on one database engine. */
export function describeErasing(
  engine: string,
  variables: () => Promise<Record<string, string>> = async () => ({}),
) {
  describe(`erasing on ${engine}`, () => {
    let inbox: InboxSite;
    beforeEach(async () => {
      inbox = await openInboxSite(await variables());
    });
    afterEach(() => inbox.close());

    async function add(more: Parameters<typeof sampleLead>[0] = {}): Promise<string> {
      const { store, clock } = inbox.site;
      const lead = sampleLead({ receivedAt: clock.now, ...more });
      await store.leads.submit(sampleSubmission(lead), clock.now);
      return lead.id;
    }

    /** Tables and outbox files that contain a word. */
    async function findEverywhere(word: string): Promise<string[]> {
      const { db } = inbox.site.store;
      const plain = db.withoutPlugins();
      const places: string[] = [];
      for (const { name } of await db.introspection.getTables()) {
        const { rows } = await sql`select * from ${sql.table(name)}`.execute(plain);
        if (JSON.stringify(rows).includes(word)) places.push(name);
      }
      const outbox = join(inbox.site.folder, 'outbox');
      for (const name of await readdir(outbox)) {
        const text = await readFile(join(outbox, name), 'utf8');
        if (name.includes(word) || text.includes(word)) places.push('outbox');
      }
      return places;
    }

    test('erasing a lead leaves nothing but the audit entry', async () => {
      const { owner, colleague, site } = inbox;
      const word = 'Quixeramobim';
      const id = await add({
        name: `Ana ${word}`,
        email: 'ana@padaria.example',
        message: word.repeat(2),
      });
      const other = await add({ name: 'Bia', email: 'ana@padaria.example' });
      const path = `${calls.leads}/${id}`;
      const post = (what: string, body: unknown) =>
        colleague.fetch(`${path}/${what}`, { method: 'POST', body });
      await post('notes', { text: word });
      await post('assigned', { personId: owner.person.id });
      await post('reply', { subject: word, text: word });
      await post('reply', { subject: word, text: `${word} again` });
      const { db } = site.store;
      const booking = { id: 'b1', leadId: id, startsAt: 1, minutes: 30, createdAt: 1 };
      await db.insertInto('bookings').values(booking).execute();
      await db.insertInto('bookedSlots').values({ startsAt: 1, bookingId: 'b1' }).execute();
      const link = { hash: word, leadId: id, expiresAt: site.clock.now + 1e9 };
      await db.insertInto('bookingLinks').values(link).execute();
      await site.worker.runDue();
      expect(await findEverywhere(word)).toEqual(
        expect.arrayContaining(['leads', 'lead_notes', 'lead_replies', 'outbox']),
      );
      const replies = (await readdir(join(site.folder, 'outbox'))).filter((name) =>
        name.endsWith('.lead-reply.eml'),
      );
      expect(replies).toHaveLength(2);

      const confirm = { confirm: ' ANA@padaria.example ' };
      const answer = await owner.fetch(path, { method: 'DELETE', body: confirm });
      expect(answer.status).toBe(204);
      expect(await findEverywhere(word)).toEqual([]);
      // Only the audit entry stays; the mails are deleted, too.
      expect(await findEverywhere(id)).toEqual(['audit']);
      const [entry] = await site.store.inbox.audit.list();
      expect(entry).toMatchObject({ action: 'erasure', subjectId: id, detail: null });
      expect((await owner.fetch(path)).status).toBe(404);
      // Another lead of the same person stays: it has to be erased separately.
      expect((await owner.fetch(`${calls.leads}/${other}`)).status).toBe(200);
    });
  });
}
