import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sampleNow, storeCanary } from '../delivery/testing/canary-lead.ts';
import {
  createDeliveryFixture,
  type DeliveryFixture,
  sampleSecret,
} from '../delivery/testing/delivery-fixture.ts';
import type { StoredLead } from '../leads/stored-lead.ts';
import { timeOrderedId } from '../leads/time-ordered-id.ts';
import type { StoreLocation } from '../storage/open-store.ts';
import { runCommand } from './testing/run-command.ts';

const dayMs = 86_400_000;

/** Tests of `erase` and `retention` on one engine; a test file calls it for each. */
export function describeErasing(engine: string, locate: () => Promise<StoreLocation | undefined>) {
  describe(`erasing on ${engine}`, () => {
    let fixture: DeliveryFixture;

    beforeEach(async () => {
      const location = await locate();
      const webhook = { url: 'http://127.0.0.1:9/', secrets: [sampleSecret] };
      fixture = await createDeliveryFixture({ webhook }, location && { location });
    });
    afterEach(() => fixture.close());

    const leads = (...argv: string[]) => runCommand(fixture, argv);

    const store = (changes?: Partial<StoredLead>) => storeCanary(fixture.store, changes);

    const fileNames = async () => [...(await fixture.files()).keys()].sort();

    test('erase leaves no trace of a person in store, newsletter, outbox and files', async () => {
      const lead = await store({ email: 'Ana.Canary@padaria.example' });
      const other = await store({
        email: 'eva@padaria.example',
        message: 'Words of somebody else.',
      });
      const { clock } = fixture;
      const signUp = {
        id: timeOrderedId(clock.now),
        email: 'ana.canary@padaria.example',
        language: 'pt-BR',
        consentVersion: '2024-03-15',
        address: '203.0.113.0',
        requestedAt: clock.now,
      } as const;
      await fixture.store.subscribers.signUp(signUp, undefined, clock.now);
      await fixture.worker.runDue();
      expect((await fixture.files()).size).toBe(5);

      const asked = await leads('erase', 'ana.canary@padaria.example');
      expect([asked.code, asked.err]).toEqual([2, expect.stringMatching(/--yes\b.*leads \(1\)/)]);
      expect(await fixture.store.leads.find(lead.id)).toBeDefined();

      const { code, out } = await leads('erase', 'ana.canary@padaria.example', '--yes');
      expect(code).toBe(0);
      expect(out).toContain(lead.id);
      expect([...(await fixture.files()).keys()].every((name) => name.startsWith(other.id))).toBe(
        true,
      );
      const exported = (await leads('export', '--format', 'jsonl')).out;
      expect(exported.toLowerCase()).not.toContain('ana.canary');
      expect(exported).toContain(other.id);
      const jobs = await fixture.store.jobs.list({ limit: 100 });
      const left = jobs.filter(({ subjectId }) => [lead.id, signUp.id].includes(subjectId));
      expect(left.map(({ kind, payload }) => [kind, payload])).toEqual([['erased-webhook', null]]);
      if (engine === 'SQLite') {
        for (const suffix of ['', '-wal']) {
          const bytes = await readFile(
            join(fixture.dataDirectory, `leads.sqlite${suffix}`),
            'latin1',
          );
          expect(bytes.toLowerCase()).not.toContain('ana.canary');
        }
      }
      expect(fixture.log.text().toLowerCase()).not.toContain('canary');
    });

    test('an error of a file is not reported as one of the store', async () => {
      await store({ email: 'ana@x.example' });
      const outbox = join(fixture.dataDirectory, 'outbox');
      await writeFile(outbox, 'not a folder');
      const { code, err } = await leads('erase', 'ana@x.example', '--yes');
      expect([code, err]).toEqual([1, expect.stringContaining(outbox)]);
      expect(err).not.toContain('DATABASE_URL');
    });

    test('erase spares people whose address only contains the erased one', async () => {
      const ana = await store({ email: 'ana@x.example', message: 'Bom dia.' });
      const emails = ['joana@x.example', 'o+ana@x.example', 'ana@x.example.org', "o'ana@x.example"];
      const others = [];
      for (const email of emails) {
        others.push(await store({ email, name: email, message: `Write to ${email}.` }));
      }
      await fixture.worker.runDue();
      const { out } = await leads('erase', 'ANA@x.example', '--yes');
      expect(out).toContain(ana.id);
      for (const { id } of others) expect(await fixture.store.leads.find(id)).toBeDefined();
      const kept = others.flatMap(({ id }) => [
        `${id}.acknowledgement.eml`,
        `${id}.owner-notice.eml`,
      ]);
      expect(await fileNames()).toEqual(kept.sort());
    });

    test('a message of another person that mentions the address is not deleted', async () => {
      await store({ email: 'ana@x.example', message: 'Bom dia.' });
      const other = await store({
        email: 'eva@x.example',
        message: `${'palavra '.repeat(8)}ana@x.example. E mais.`,
      });
      await fixture.worker.runDue();
      const notice = `${other.id}.owner-notice.eml`;
      expect((await leads('erase', 'ana@x.example', '--yes')).code).toBe(0);
      expect((await leads('search', 'ana@x.example', '--json')).out).toContain(other.id);
      expect(await fileNames()).toContain(notice);
      expect(await fixture.store.leads.find(other.id)).toBeDefined();
    });

    test('the search that it recommends finds a domain with accents as people write it', async () => {
      const other = await store({ email: 'eva@x.example', message: 'Write to ana@ação.example.' });
      const { err } = await leads('erase', 'ana@ação.example', '--yes');
      const [, address = ''] = /search (\S+)/.exec(err) ?? [];
      expect((await leads('search', address, '--json')).out).toContain(other.id);
    });

    test('an erasure is sent to the webhook that got the lead, whatever the shell’s environment', async () => {
      const told = await store({ email: 'ana@x.example' });
      await fixture.worker.runDue();
      const untold = await store({ email: 'eva@x.example' });
      for (const { email } of [told, untold]) await leads('erase', email, '--yes');
      const owed = await fixture.store.jobs.list({ state: 'waiting', limit: 9 });
      expect(owed.map(({ kind, subjectId }) => [kind, subjectId])).toEqual([
        ['erased-webhook', told.id],
      ]);
    });

    test('retention erases each folder after its own period', async () => {
      const old = sampleNow - 100 * dayMs;
      await store({ folder: 'spam', reasons: ['honeypot'], receivedAt: old });
      await store({ folder: 'held', reasons: ['low-score'], receivedAt: old });
      const kept = await store({ receivedAt: old });
      const gone = await store({ receivedAt: sampleNow - 25 * 31 * dayMs });
      await fixture.worker.runDue();
      expect((await leads('retention')).out).toContain('spam: 1\n');
      expect((await leads('retention')).code).toBe(0);
      expect((await fixture.store.leads.list({})).map(({ id }) => id)).toEqual([kept.id]);
      expect([...(await fixture.files()).keys()].some((name) => name.startsWith(gone.id))).toBe(
        false,
      );
      // Its webhook was tried, so the receiver may have the data, even if the shell has no WEBHOOK_URL.
      const owed = await fixture.store.jobs.list({ subjectId: gone.id, limit: 9 });
      expect(owed.map(({ kind }) => kind)).toEqual(['erased-webhook']);
    });
  });
}
