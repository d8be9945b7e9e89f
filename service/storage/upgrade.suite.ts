import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { migrateStore, openDatabase, type StoreLocation } from './open-store.ts';
import { migrationNames } from './schema.ts';
import { claimJobs } from './testing/claim-jobs.ts';
import { openTestStore } from './testing/open-test-store.ts';

const fixtures = new URL('./testing/', import.meta.url);

/** The database of each release, by its last migration: its tables, then one lead. */
export function releasedStores(engine: 'sqlite' | 'postgres'): Map<string, string[]> {
  const names = readdirSync(fixtures).filter((name) => name.endsWith(`.${engine}.sql`));
  return new Map(
    names.sort().map((name) => {
      const text = readFileSync(new URL(name, fixtures), 'utf8');
      const statements = text.split(/\n\n/).map((one) => one.replace(/^--.*\n?/gm, ''));
      return [name.replace(/^released-|\..*$/g, ''), statements];
    }),
  );
}

/** Tests of upgrades on one engine; `make` runs statements in a database of its own. */
export function describeUpgrades(
  engine: 'sqlite' | 'postgres',
  make: (statements: readonly string[]) => Promise<StoreLocation>,
): void {
  const releases = releasedStores(engine);

  describe(`upgrades on ${engine}`, () => {
    test.each([...releases])(
      'the store of release %s opens with its lead, and its jobs continue',
      async (_, statements) => {
        const store = await openTestStore(await make(statements));
        const [lead] = await store.leads.list({ search: 'pao' });
        expect(lead).toMatchObject({ name: 'Conceição Araújo', companySize: '11-50', score: 0.9 });
        const now = (lead?.receivedAt ?? 0) + 60_000;
        const jobs = await claimJobs(store, ['owner-notice', 'lead-webhook'], 1000, now);
        expect(jobs.map(({ kind, attempt }) => [kind, attempt])).toEqual([
          ['owner-notice', 1],
          ['lead-webhook', 2],
        ]);
        for (const job of jobs) {
          await store.jobs.settle(job, { state: 'delivered', detail: 'ok' }, now);
        }
        expect(await store.jobs.list({ state: 'delivered', limit: 9 })).toHaveLength(2);
        await store.close();
      },
    );

    // A bot can send half a surrogate pair, which JSON can contain and PostgreSQL's text cannot.
    test.each([
      ['https://www.ref.example/x', '', 'ref.example'],
      ['https://ref.example:8443', 'Boletim', 'boletim'],
      ['', '\ud800', ''],
    ])('a store of release 003 opens with any attribution of a lead (%j, %j)', async (...given) => {
      const [referrer, tag, source] = given;
      const attribution = JSON.stringify({ page: '/', referrer, utm: { utm_source: tag } });
      const fill = `update leads set attribution = '${attribution}'`;
      const store = await openTestStore(await make([...(releases.get('003') ?? []), fill]));
      const row = await store.db.selectFrom('leads').select('source').executeTakeFirst();
      expect(row?.source).toBe(source);
      await store.close();
    });

    test('of the leads from before the inbox, only those of the last week are unread or late', async () => {
      const day = 86_400_000;
      for (const [age, state] of [
        [6 * day, 'new'],
        [8 * day, 'answered'],
      ] as const) {
        const receivedAt = Date.now() - age;
        const fill = `update leads set received_at = ${receivedAt}`;
        const store = await openTestStore(await make([...(releases.get('003') ?? []), fill]));
        const row = await store.db
          .selectFrom('leads')
          .select(['state', 'openedAt', 'answeredAt'])
          .executeTakeFirst();
        const openedAt = state === 'new' ? null : receivedAt;
        expect(row).toEqual({ state, openedAt, answeredAt: null });
        await store.close();
      }
    });

    test('a passkey of release 004 still names its person, and an idempotency key its lead', async () => {
      const person = `insert into people (id, email, email_key, name, role, language, invited_at)
        values ('ana', 'ana@x.example', 'ana@x.example', 'Ana', 'owner', 'en', 1)`;
      const passkey = `insert into passkeys
        (id, person_id, public_key, counter, transports, label, created_at)
        values ('key', 'ana', 'cose', 3, '["internal"]', 'Phone', 1)`;
      const store = await openTestStore(
        await make([...(releases.get('004') ?? []), person, passkey]),
      );
      expect(await store.inbox.passkeys.find('key')).toMatchObject({
        passkey: { publicKey: 'cose', counter: 3, label: 'Phone' },
        person: { id: 'ana' },
      });
      const [lead] = await store.leads.list({});
      const request = { key: 'old key', bodyHash: 'hash' };
      expect(await store.leads.findKey(request, lead?.receivedAt ?? 0)).toEqual({
        outcome: 'replayed',
        leadId: lead?.id,
      });
      await store.close();
    });

    test('only a migration changes the tables of an older version', async () => {
      const location = await make(releases.get('002') ?? []);
      await expect(openDatabase(location)).rejects.toThrow(/003-lease-id is missing.*migrate/);
      await expect(openDatabase(location), 'again, since nothing changed').rejects.toThrow(
        'missing',
      );
      const changes = migrationNames.slice(2);
      expect(await migrateStore(location)).toMatchObject({ changes });
      expect(await migrateStore(location)).toMatchObject({ changes: [] });
      await (await openDatabase(location)).db.destroy();
    });

    test('a store of a newer version is refused with a sentence', async () => {
      const newer = `insert into kysely_migration values ('999-future', '2027-01-01T00:00:00.000Z')`;
      const location = await make([...(releases.get('004') ?? []), newer]);
      const sentence = /newer version .*999-future.*Run the newer version/;
      await expect(openDatabase(location)).rejects.toThrow(sentence);
      await expect(migrateStore(location)).rejects.toThrow(sentence);
    });
  });
}
