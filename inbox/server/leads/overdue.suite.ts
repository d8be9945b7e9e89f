import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { site } from '#site';
import { sampleLead, sampleSubmission } from '../../../service/storage/testing/sample-lead.ts';
import { calls } from '../../contract/calls.ts';
import { type InboxSite, openInboxSite, siteUrl } from '../testing/signed-in.ts';

/** Converts a local time of the company to a timestamp. */
const clockAt = (text: string) =>
  Temporal.PlainDateTime.from(text).toZonedDateTime(site.facts.timeZone).epochMilliseconds;

/** The morning mail of overdue leads, on one database engine. */
export function describeOverdue(
  engine: string,
  variables: () => Promise<Record<string, string>> = async () => ({}),
) {
  describe(`late answers on ${engine}`, () => {
    let inbox: InboxSite;
    beforeEach(async () => {
      inbox = await openInboxSite(await variables());
      await inbox.site.store.db.updateTable('people').set({ joinedAt: 1 }).execute();
    });
    afterEach(() => inbox.close());

    async function add(name: string, receivedAt: string, assignedTo?: string): Promise<string> {
      const { store } = inbox.site;
      const lead = sampleLead({ name, receivedAt: clockAt(receivedAt) });
      await store.leads.submit(sampleSubmission(lead), lead.receivedAt);
      if (assignedTo) {
        await store.db.updateTable('leads').set({ assignedTo }).where('id', '=', lead.id).execute();
      }
      return lead.id;
    }

    /** Runs the tick at that time; resolves to the mails in the outbox by recipient. */
    async function mailsAt(text: string) {
      const { site: running } = inbox;
      running.clock.now = clockAt(text);
      await running.tick();
      await running.worker.runDue();
      const outbox = join(running.folder, 'outbox');
      const files = await readdir(outbox).catch(() => []);
      const mails = await Promise.all(
        files
          .filter((name) => name.endsWith('.overdue-leads.eml'))
          .map(async (name) => PostalMime.parse(await readFile(join(outbox, name), 'utf8'))),
      );
      return new Map(mails.map((mail) => [mail.to?.[0]?.address ?? '', mail]));
    }

    const jobs = async () =>
      (await inbox.site.store.jobs.list({ limit: 100 })).filter(
        ({ kind }) => kind === 'overdue-leads',
      );

    test('at nine each person gets their overdue leads, and owners the rest', async () => {
      const { colleague, owner } = inbox;
      const gone = await inbox.signIn('saiu@trinta.example', 'owner');
      await inbox.site.store.inbox.people.revoke('saiu@trinta.example', 1);
      const late = await add('Ana Colega', '2026-11-23T10:00', colleague.person.id);
      const nobody = await add('Bia Ninguém', '2026-11-20T11:00');
      await add('Caio Saiu', '2026-11-23T16:00', gone.person.id);
      await add('Davi por pouco', '2026-11-24T08:59:30', owner.person.id);

      expect((await mailsAt('2026-11-25T08:59')).size).toBe(0);
      const mails = await mailsAt('2026-11-25T09:00');
      expect([...mails.keys()].sort()).toEqual(['colega@trinta.example', 'dona@trinta.example']);
      const theirs = mails.get('colega@trinta.example');
      expect(theirs?.subject).toBe('1 contato espera a resposta prometida');
      expect(theirs?.text).toContain('Ana Colega');
      expect(theirs?.html).toContain(`${siteUrl}/inbox/leads/${late}`);
      const owners = mails.get('dona@trinta.example');
      expect(owners?.subject).toBe('3 contatos esperam a resposta prometida');
      expect(owners?.text).toMatch(/Bia Ninguém.*Caio Saiu.*Davi por pouco/s);
      expect(owners?.html).toContain(`${siteUrl}/inbox/leads/${nobody}`);
      for (const mail of mails.values()) {
        expect(`${mail.text}${mail.html}`).not.toMatch(/vender pão|Padaria|98765/i);
      }
    });

    test('a lead from early Monday is in Tuesday’s mail, and one from Sunday is not', async () => {
      await add('Bia Domingo', '2026-11-29T20:00');
      await add('Ana Segunda', '2026-11-30T07:30');
      const mail = (await mailsAt('2026-12-01T09:00')).get('dona@trinta.example');
      expect(mail?.subject).toBe('1 contato espera a resposta prometida');
      expect(mail?.text).toContain('Ana Segunda');
    });

    test('the mail is sent once a day, with any number of servers', async () => {
      await add('Ana', '2026-11-20T11:00');
      await mailsAt('2026-11-25T09:00');
      await add('Bia', '2026-11-24T09:30');
      await inbox.site.store.inbox.overdue.owe(
        '2026-11-25',
        inbox.site.clock.now,
        inbox.site.clock.now,
      );
      await mailsAt('2026-11-25T11:00');
      expect(await jobs()).toHaveLength(1);
      await mailsAt('2026-11-26T09:00:04');
      expect((await jobs()).map(({ state }) => state)).toEqual(['delivered', 'delivered']);
    });

    test('nothing is sent at weekends, in the afternoon, or if nothing is overdue', async () => {
      await add('Ana', '2026-11-25T11:00');
      for (const time of ['2026-11-26T09:00', '2026-11-28T09:00', '2026-11-27T12:00']) {
        await mailsAt(time);
      }
      expect(await jobs()).toEqual([]);
      // A lead from the weekend is promised an answer by Tuesday at nine, and overdue after that.
      await add('Bia', '2026-11-28T20:00');
      await inbox.site.store.leads.erase(
        (await inbox.site.store.leads.list({ search: 'Ana' })).map(({ id }) => id),
        1,
      );
      await mailsAt('2026-11-30T09:30');
      await mailsAt('2026-12-01T09:30');
      expect(await jobs()).toEqual([]);
      expect((await mailsAt('2026-12-02T09:30')).size).toBe(1);
    });

    test('a lead answered before the mail is sent is not in it', async () => {
      const id = await add('Ana', '2026-11-20T11:00');
      inbox.site.clock.now = clockAt('2026-11-25T09:00');
      await inbox.site.tick();
      const body = { state: 'answered' };
      await inbox.owner.fetch(`${calls.leads}/${id}/state`, { method: 'POST', body });
      expect((await mailsAt('2026-11-25T09:01')).size).toBe(0);
      expect((await jobs()).map(({ state }) => state)).toEqual(['unneeded']);
    });

    test('an erasure deletes the mail that names the lead', async () => {
      const id = await add('Ana', '2026-11-20T11:00');
      expect((await mailsAt('2026-11-25T09:00')).size).toBe(1);
      const confirm = 'conceicao@padaria.example';
      await inbox.owner.fetch(`${calls.leads}/${id}`, { method: 'DELETE', body: { confirm } });
      expect((await mailsAt('2026-11-25T09:01')).size).toBe(0);
    });

    test('people who never signed in get no mail', async () => {
      await inbox.site.store.db.updateTable('people').set({ joinedAt: null }).execute();
      await add('Ana', '2026-11-20T11:00');
      expect((await mailsAt('2026-11-25T09:00')).size).toBe(0);
      expect(await jobs()).toEqual([]);
    });
  });
}
