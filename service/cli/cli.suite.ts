import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sampleNow, storeCanary } from '../delivery/testing/canary-lead.ts';
import {
  createDeliveryFixture,
  type DeliveryFixture,
  sampleSecret,
} from '../delivery/testing/delivery-fixture.ts';
import type { StoredLead } from '../leads/stored-lead.ts';
import type { StoreLocation } from '../storage/open-store.ts';
import type { Owner } from './command.ts';
import { runCommand } from './testing/run-command.ts';

const dayMs = 86_400_000;

/** Tests of the commands about leads on one engine; a test file calls it for each. */
export function describeCommands(engine: string, locate: () => Promise<StoreLocation | undefined>) {
  describe(`commands on ${engine}`, () => {
    let fixture: DeliveryFixture;

    beforeEach(async () => {
      const location = await locate();
      const webhook = { url: 'http://127.0.0.1:9/', secrets: [sampleSecret] };
      fixture = await createDeliveryFixture({ webhook }, location && { location });
    });
    afterEach(() => fixture.close());

    const leads = (...argv: string[]) => runCommand(fixture, argv);

    const store = (changes?: Partial<StoredLead>) => storeCanary(fixture.store, changes);

    test('list shows the newest first, and a script gets JSON', async () => {
      await store({ name: 'Ana Older', receivedAt: sampleNow - dayMs });
      const newer = await store({ name: 'Eva Newer', folder: 'held', reasons: ['low-score'] });
      const { code, out } = await leads('list');
      expect(code).toBe(0);
      expect(out.indexOf('Eva Newer')).toBeGreaterThan(0);
      expect(out.indexOf('Eva Newer')).toBeLessThan(out.indexOf('Ana Older'));
      expect(out).toContain('held low-score');
      const held = JSON.parse((await leads('list', '--folder', 'held', '--json')).out);
      expect(held.map(({ id }: { id: string }) => id)).toEqual([newer.id]);
      expect((await leads('list', '--since', '12h')).out).not.toContain('Ana Older');
    });

    test('list and search say that there are more leads only if there are', async () => {
      for (const name of ['Ana One', 'Ana Two', 'Ana Three']) await store({ name });
      for (const argv of [['list'], ['search', 'ana']]) {
        const some = await leads(...argv, '--limit', '2');
        expect(some.out.match(/Ana/g)).toHaveLength(2);
        expect(some.err).toContain('more');
        const all = await leads(...argv, '--limit', '3');
        expect([all.out.match(/Ana/g)?.length, all.err]).toEqual([3, '']);
        const json = await leads(...argv, '--limit', '2', '--json');
        expect(JSON.parse(json.out)).toHaveLength(2);
      }
    });

    test('the text of a lead cannot control the terminal', async () => {
      const drive = '\u001b[2J\u001b]0;owned\u0007\u009b31m';
      const lead = await store({
        name: `Eva ${drive}\u202eX`,
        attribution: { page: drive, referrer: `${drive}=1`, utm: {} },
      });
      for (const argv of [['list'], ['show', lead.id], ['search', 'Eva']]) {
        for (const format of [[], ['--json']]) {
          const { out } = await leads(...argv, ...format);
          expect(out).toContain('Eva');
          expect(out.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\u202e]/u);
        }
      }
      for (const format of ['csv', 'jsonl']) {
        const { out } = await leads('export', '--format', format);
        expect(out).toContain('Eva');
        expect(out.replace(/\r?\n/g, '')).not.toMatch(/\p{Cc}/u);
      }
    });

    test('show prints everything of one lead with its deliveries; a wrong id fails', async () => {
      const lead = await store();
      const { code, out } = await leads('show', lead.id);
      expect(code).toBe(0);
      for (const text of [lead.name, lead.email, '(11) 98765-4321', 'boletim', 'owner-notice']) {
        expect(out).toContain(text);
      }
      const wrong = await leads('show', 'nobody');
      expect([wrong.code, wrong.out]).toEqual([1, '']);
      expect(wrong.err).toContain('list');
    });

    test('the end or the beginning of an id identifies a lead', async () => {
      const older = await store({ receivedAt: sampleNow - dayMs });
      const newer = await store({ folder: 'held', reasons: ['low-score'] });
      const [shown = ''] = (await leads('list')).out.match(/\b[\da-f]{8}(?=.*held)/) ?? [];
      expect(newer.id.endsWith(shown)).toBe(true);
      for (const typed of [shown, newer.id.slice(0, 8), newer.id]) {
        expect((await leads('show', typed)).out).toContain(newer.id);
      }
      const both = await leads('show', older.id.slice(0, 4));
      expect([both.code, both.out]).toEqual([1, '']);
      for (const { id } of [older, newer]) expect(both.err).toContain(id);

      expect((await leads('release', shown)).code).toBe(0);
      expect((await fixture.store.leads.find(newer.id))?.folder).toBe('inbox');
      const owed = (await leads('show', shown)).out;
      expect(owed).toContain('acknowledgement');
      const [job = ''] = owed.match(/^[\da-f]{8}(?=.*acknowledgement)/m) ?? [];
      expect((await leads('replay', job)).out).toContain(': 1');
      expect((await leads('replay', '%%%%')).code).toBe(1);
    });

    test('the number in the table identifies a lead and never changes', async () => {
      const [gone, ana, eva] = [await store(), await store({ name: 'Ana' }), await store()];
      const row = (await leads('list')).out.split('\n').find((line) => line.includes('Ana')) ?? '';
      const number = row.split(/\s+/)[0] ?? '';
      await fixture.store.leads.erase([gone.id], sampleNow);
      expect((await leads('show', number)).out).toContain(ana.id);
      await fixture.store.leads.erase([eva.id], sampleNow);
      await store();
      expect((await leads('show', number)).out).toContain(ana.id);
      expect((await leads('show', String(Number(number) + 1))).code).toBe(1);
      expect((await leads('show', '0')).code).toBe(1);
    });

    test('output is in the owner’s language and time zone', async () => {
      const lead = await store();
      const at = (owner: Partial<Owner>, ...argv: string[]) => runCommand(fixture, argv, { owner });
      const { out } = await at({ language: 'pt-BR' }, 'list');
      expect(out).toContain('Recebido (America/Sao_Paulo)');
      expect((await at({ language: 'pt-BR' }, 'show', lead.id)).out).toContain('Empresa');
      const typo = await at({ language: 'pt-BR' }, 'lst');
      expect(typo.err).toMatch(/^Uso: .*\nNão existe o comando "lst"/);
      const local = (timeZone: string) => at({ timeZone }, 'list');
      expect((await local('Asia/Tokyo')).out).toContain('(Asia/Tokyo)');
      expect((await local('Asia/Tokyo')).out).not.toBe((await local('UTC')).out);
    });

    test('--since 30m is thirty minutes; months have another unit', async () => {
      const minutes = 60_000;
      await store({ name: 'Ana Newer', receivedAt: sampleNow - 29 * minutes });
      await store({ name: 'Eva Older', receivedAt: sampleNow - 31 * minutes });
      expect((await leads('list', '--since', '30m')).out).not.toContain('Eva Older');
      expect((await leads('list', '--since', '3mo')).out).toContain('Eva Older');
      const { code, err } = await leads('list', '--since', '30M');
      expect([code, err]).toEqual([2, expect.stringMatching(/"30M".*--since WHEN.*3mo/)]);
    });

    test('search finds words in any field, without accents or capitals', async () => {
      const lead = await store();
      await store({ name: 'Somebody Else', email: 'x@y.example', message: 'other words here' });
      const { out } = await leads('search', 'ARAUJO', 'encomendas', '--json');
      expect(JSON.parse(out).map(({ id }: { id: string }) => id)).toEqual([lead.id]);
    });

    test('release sends the jobs that were held back, spam stops waiting ones', async () => {
      const held = await store({ folder: 'held', reasons: ['low-score'] });
      expect((await leads('release', 'nobody')).code).toBe(1);
      expect((await leads('release', held.id)).code).toBe(0);
      const kinds = (await fixture.store.jobs.list({ subjectId: held.id, limit: 9 })).map(
        ({ kind }) => kind,
      );
      expect(kinds.sort()).toEqual(['acknowledgement', 'lead-webhook', 'owner-notice']);

      const inbox = await store();
      expect((await leads('spam', inbox.id)).code).toBe(0);
      await fixture.worker.runDue();
      const namesOf = async (id: string) =>
        [...(await fixture.files()).keys()].filter((name) => name.startsWith(id)).sort();
      expect(await namesOf(inbox.id)).toEqual([]);

      expect((await leads('release', inbox.id)).code).toBe(0);
      await fixture.worker.runDue();
      expect(await namesOf(inbox.id)).toEqual([
        `${inbox.id}.acknowledgement.eml`,
        `${inbox.id}.owner-notice.eml`,
      ]);
    });

    test('what a command did with leads is in the history and the audit', async () => {
      const held = await store({ folder: 'held', reasons: ['low-score'] });
      await leads('release', held.id);
      await leads('release', held.id);
      fixture.clock.now += 1000;
      await leads('spam', held.id);
      await leads('export', '--folder', 'spam');
      const { detail, audit, work } = fixture.store.inbox;
      const events = (await detail(held.id))?.events ?? [];
      expect(events.map(({ kind, before, after }) => [kind, before, after])).toEqual([
        ['folder', 'held', 'inbox'],
        ['folder', 'inbox', 'spam'],
      ]);
      const entry = { personId: null, subjectId: held.id, action: 'folder' };
      expect(await audit.list()).toMatchObject([
        { personId: null, subjectId: null, action: 'export' },
        { ...entry, detail: 'inbox → spam' },
        { ...entry, detail: 'held → inbox' },
      ]);
      const [, marked] = events;
      const task = { id: held.id, personId: 'ana' };
      expect(await work.undo(task, marked?.id ?? '', fixture.clock.now)).toBeUndefined();
      expect((await detail(held.id))?.folder).toBe('inbox');
    });

    test('export works on a store that takes no writes', async () => {
      const lead = await store();
      const { schema } = fixture.store.db;
      await schema.alterTable('audit').renameTo('audit_away').execute();
      const { out } = await leads('export');
      await schema.alterTable('audit_away').renameTo('audit').execute();
      expect(out).toContain(lead.id);
    });

    test('export writes CSV that no spreadsheet runs, and JSON Lines', async () => {
      const formula = '=HYPERLINK("http://evil.example","x")';
      const lead = await store({ company: formula, message: 'one\n"two", three' });
      const path = join(fixture.dataDirectory, 'leads.csv');
      const { code, err } = await leads('export', '--output', path);
      expect(code).toBe(0);
      expect(err).toContain(`${path}: 1`);
      const csv = await readFile(path, 'utf8');
      expect(csv.startsWith('\ufeff"id",')).toBe(true);
      expect(csv).toContain(`"'=HYPERLINK(""http://evil.example"",""x"")"`);
      expect(csv).toContain('"one\n""two"", three"');
      expect(csv.endsWith('\r\n')).toBe(true);
      expect((await stat(path)).mode & 0o077).toBe(0);

      for (const argv of [['export'], ['subscribers']]) {
        const { out } = await leads(...argv, '--separator', ';');
        expect(out).toMatch(/^\ufeff"\w+";"\w+";/);
        const { code, err } = await leads(...argv, '--separator', '|');
        expect([code, err]).toEqual([2, expect.stringContaining('--separator')]);
      }

      const lines = (await leads('export', '--format', 'jsonl')).out.trim().split('\n');
      expect(lines.map((line) => JSON.parse(line))).toMatchObject([
        { id: lead.id, company: formula },
      ]);
    });

    test('an output file that exists is not reported as an error of the store', async () => {
      const path = join(fixture.dataDirectory, 'connections.csv');
      await leads('export', '--output', path);
      const { code, err } = await leads('export', '--output', path);
      expect([code, err]).toEqual([1, expect.stringContaining(`${path} (it already exists)`)]);
    });

    test('--email accepts the same addresses as erase, and refuses invalid ones', async () => {
      const lead = await store({ email: 'zuleika@zz.example' });
      await store({ email: 'eva@zz.example' });
      const padded = ['--email', ' Zuleika@zz.example '];
      expect(JSON.parse((await leads('export', '--format', 'jsonl', ...padded)).out).id).toBe(
        lead.id,
      );
      expect(JSON.parse((await leads('list', '--json', ...padded)).out)).toHaveLength(1);
      for (const name of ['list', 'export', 'subscribers']) {
        const { code, out, err } = await leads(name, '--email', 'zuleika');
        expect([name, code, out, err]).toEqual([name, 2, '', expect.stringContaining('--email')]);
      }
    });

    test('the time zone is shown once', async () => {
      const lead = await store();
      await store({ receivedAt: sampleNow - dayMs });
      const table = (await leads('list')).out;
      const zone = '(America/Sao_Paulo)';
      expect(table.split(zone)).toHaveLength(2);
      const shown = (await leads('show', lead.id)).out;
      expect(shown.split(zone)).toHaveLength(2);
      expect(shown).toContain(new Date(sampleNow - 3 * 3_600_000).toISOString().slice(11, 16));
    });

    test('release queues a delivery for the server’s webhook, whatever the shell’s environment', async () => {
      const held = await store({ folder: 'held', reasons: ['low-score'] });
      const kinds = async () =>
        (await fixture.store.jobs.list({ subjectId: held.id, limit: 9 })).map(({ kind }) => kind);
      await leads('release', held.id);
      expect(await kinds()).toContain('lead-webhook');
    });
  });
}
