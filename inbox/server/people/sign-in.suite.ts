import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { hashToken } from '../../../service/token.ts';
import { calls } from '../../contract/calls.ts';
import { type InboxSite, openInboxSite, siteUrl } from '../testing/signed-in.ts';

const minute = 60_000;

/** Signing in and out, on one database engine. */
export function describeSignIn(
  engine: string,
  variables: () => Promise<Record<string, string>> = async () => ({}),
) {
  describe(`sign-in on ${engine}`, () => {
    let inbox: InboxSite;
    beforeEach(async () => {
      inbox = await openInboxSite(await variables());
    });
    afterEach(() => inbox.close());

    const email = 'colega@trinta.example';

    function post(path: string, body: unknown, headers: Record<string, string> = {}) {
      return inbox.site.request(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: siteUrl, ...headers },
        body: JSON.stringify(body),
      });
    }

    /** The tokens of all mails in the outbox, by file name. */
    async function mailed(): Promise<Map<string, string>> {
      await inbox.site.worker.runDue();
      const folder = join(inbox.site.folder, 'outbox');
      const tokens = new Map<string, string>();
      for (const name of await readdir(folder).catch(() => [])) {
        const { text } = await PostalMime.parse(await readFile(join(folder, name)));
        const [, token] = /\/inbox\/enter#(\S+)/.exec(text ?? '') ?? [];
        if (token) tokens.set(name, token);
      }
      return tokens;
    }

    const colleaguesLink = async () =>
      (await mailed()).get(`${inbox.colleague.person.id}.sign-in-link.eml`) ?? '';

    /** Requests a link in the store, because the route delays its response. */
    async function mailedLink(): Promise<string> {
      await inbox.site.store.inbox.people.requestLink(email, inbox.site.clock.now);
      return colleaguesLink();
    }

    const cookieOf = (answer: Response) => answer.headers.get('set-cookie') ?? '';
    const sessionIn = (answer: Response) =>
      /__Host-inbox=([^;]+)/.exec(cookieOf(answer))?.[1] ?? '';
    const ask = (token: string) =>
      inbox.site.request(calls.session, { headers: { cookie: `__Host-inbox=${token}` } });

    test('a mailed link signs its person in once, with a secure cookie', async () => {
      const asked = await post(calls.requestLink, { email: 'Colega@Trinta.example' });
      expect(asked.status).toBe(202);
      const token = await colleaguesLink();
      const entered = await post(calls.enter, { token });
      expect(entered.status).toBe(200);
      expect(await entered.json()).toMatchObject({ person: { email, role: 'colleague' } });
      expect(cookieOf(entered)).toMatch(
        /^__Host-inbox=[\w-]{32}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      );
      expect((await ask(sessionIn(entered))).status).toBe(200);
      const again = await post(calls.enter, { token });
      expect([again.status, cookieOf(again)]).toEqual([403, '']);
    });

    test('of two concurrent uses of a link, one signs in', async () => {
      const token = await mailedLink();
      const both = await Promise.all([1, 2].map(() => post(calls.enter, { token })));
      expect(both.map(({ status }) => status).sort()).toEqual([200, 403]);
    });

    test('using a link invalidates the person’s other links', async () => {
      const first = await mailedLink();
      const second = await mailedLink();
      expect(first).not.toBe(second);
      expect((await post(calls.enter, { token: second })).status).toBe(200);
      expect((await post(calls.enter, { token: first })).status).toBe(403);
    });

    test('a mailed link is valid for fifteen minutes, and an invitation for a day', async () => {
      const token = await mailedLink();
      const hash = hashToken('of an invitation');
      const invitation = { email: 'nova@trinta.example', role: undefined, language: 'en' } as const;
      await inbox.site.store.inbox.people.invite({ ...invitation, hash }, inbox.site.clock.now);
      inbox.site.clock.now += 15 * minute;
      expect((await post(calls.enter, { token })).status).toBe(403);
      inbox.site.clock.now += 23 * 60 * minute;
      expect((await post(calls.enter, { token: 'of an invitation' })).status).toBe(200);
      expect((await post(calls.enter, { token: 'of an invitation' })).status).toBe(403);
    });

    test('an unknown address gets the same answer as a known one, and no mail', async () => {
      const began = performance.now();
      const known = await post(calls.requestLink, { email });
      const between = performance.now();
      const unknown = await post(calls.requestLink, { email: 'fora@trinta.example' });
      const ended = performance.now();
      expect([unknown.status, await unknown.text()]).toEqual([known.status, await known.text()]);
      // Both responses have the same minimum delay, whatever work was done.
      expect(Math.min(between - began, ended - between)).toBeGreaterThan(350);
      expect([...(await mailed()).keys()]).toEqual([
        `${inbox.colleague.person.id}.sign-in-link.eml`,
      ]);
    });

    test('an address with punctuation can request a link', async () => {
      const { person } = await inbox.signIn("ana.d'avila@trinta.example", 'colleague');
      await post(calls.requestLink, { email: person.email });
      expect((await mailed()).has(`${person.id}.sign-in-link.eml`)).toBe(true);
    });

    test('a person gets at most three links in a quarter of an hour', async () => {
      await Promise.all(Array.from({ length: 5 }, () => post(calls.requestLink, { email })));
      const jobs = await inbox.site.store.jobs.list({ limit: 20 });
      expect(jobs.filter(({ kind }) => kind === 'sign-in-link')).toHaveLength(3);
      expect((await post(calls.requestLink, { email })).status).toBe(429);
    });

    test('signing in replaces a session that the browser sent (session fixation)', async () => {
      const planted = inbox.owner.token;
      const entered = await post(
        calls.enter,
        { token: await mailedLink() },
        { cookie: `__Host-inbox=${planted}` },
      );
      expect(sessionIn(entered)).not.toBe(planted);
      expect((await ask(planted)).status).toBe(401);
      // A token chosen by an attacker never becomes a session.
      const made = 'a'.repeat(32);
      const token = await mailedLink();
      const other = await post(calls.enter, { token }, { cookie: `__Host-inbox=${made}` });
      expect(sessionIn(other)).not.toBe(made);
      expect((await ask(made)).status).toBe(401);
    });

    test('signing out ends the session, not just the cookie', async () => {
      const { fetch, token } = inbox.colleague;
      const answer = await fetch(calls.session, { method: 'DELETE' });
      expect([answer.status, cookieOf(answer)]).toEqual([
        204,
        expect.stringMatching(/^__Host-inbox=; Max-Age=0;.*Secure/),
      ]);
      expect((await ask(token)).status).toBe(401);
    });

    test('a session expires after thirty days', async () => {
      inbox.site.clock.now += 30 * 24 * 60 * minute - 1;
      expect((await ask(inbox.owner.token)).status).toBe(200);
      inbox.site.clock.now += 1;
      expect((await ask(inbox.owner.token)).status).toBe(401);
    });

    test('a revocation ends sessions and links at once, and the person can be invited again', async () => {
      const { people } = inbox.site.store.inbox;
      const token = await mailedLink();
      await people.revoke(email, inbox.site.clock.now);
      expect((await ask(inbox.colleague.token)).status).toBe(401);
      expect((await post(calls.enter, { token })).status).toBe(403);
      expect((await post(calls.requestLink, { email })).status).toBe(202);
      const jobs = await inbox.site.store.jobs.list({ state: 'waiting', limit: 9 });
      expect(jobs).toEqual([]);
      // The name is kept, because histories show it.
      const session = await (await inbox.owner.fetch(calls.session)).json();
      expect(session.people).toContainEqual(expect.objectContaining({ name: email, isGone: true }));
      const back = await inbox.signIn(email, 'colleague');
      expect(back.person.id).toBe(inbox.colleague.person.id);
      expect((await ask(back.token)).status).toBe(200);
      expect((await ask(inbox.colleague.token)).status).toBe(401);
    });

    test('a sign-in during a revocation is not valid after a new invitation', async () => {
      const { people, sessions, passkeys } = inbox.site.store.inbox;
      const { person } = inbox.colleague;
      const { now } = inbox.site.clock;
      await people.revoke(email, now);
      const late = { token: 'late', device: '', replaced: undefined, by: 'link' } as const;
      await sessions.open(person, late, now);
      const passkey = { id: 'late', personId: person.id, publicKey: '', counter: 0, label: '' };
      await passkeys.add(passkey, now);
      await inbox.signIn(email, 'colleague');
      expect((await ask(late.token)).status).toBe(401);
      expect(await passkeys.find('late')).toBeUndefined();
    });

    test('a revocation cancels a link whose mail is not sent yet', async () => {
      await post(calls.requestLink, { email });
      await inbox.site.store.inbox.people.revoke(email, inbox.site.clock.now);
      expect(await mailed()).toEqual(new Map());
      const [job] = await inbox.site.store.jobs.list({ limit: 9 });
      expect(job).toMatchObject({ kind: 'sign-in-link', state: 'unneeded' });
    });

    test('people see and end only their own sessions', async () => {
      const second = await inbox.signIn('dona@trinta.example', 'owner');
      const list = await (await inbox.owner.fetch(calls.sessions)).json();
      expect(list).toHaveLength(2);
      const other = list.find(({ isThis }: { isThis: boolean }) => !isThis);
      const path = `${calls.sessions}/${other.id}`;
      expect((await inbox.colleague.fetch(path, { method: 'DELETE' })).status).toBe(404);
      expect((await ask(second.token)).status).toBe(200);
      expect((await inbox.owner.fetch(path, { method: 'DELETE' })).status).toBe(204);
      expect((await ask(second.token)).status).toBe(401);
      expect((await ask(inbox.owner.token)).status).toBe(200);
    });

    test('people can change their name and language, and nothing else', async () => {
      const { fetch } = inbox.colleague;
      const body = { name: ' Bia ', language: 'en', role: 'owner', email: 'x@y.example' };
      const answer = await fetch(calls.session, { method: 'PATCH', body });
      expect((await answer.json()).person).toMatchObject({
        name: 'Bia',
        language: 'en',
        role: 'colleague',
        email,
      });
      // Direction marks are removed, and a line break would end a mail's headers.
      const turned = await fetch(calls.session, { method: 'PATCH', body: { name: 'Bia\u202E' } });
      expect((await turned.json()).person.name).toBe('Bia');
      const broken = await fetch(calls.session, { method: 'PATCH', body: { name: 'Bia\nBcc: x' } });
      expect(broken.status).toBe(422);
      const empty = await fetch(calls.session, { method: 'PATCH', body: { name: ' ' } });
      expect([empty.status, (await empty.json()).error]).toEqual([
        422,
        expect.stringContaining('filled in'),
      ]);
    });

    test('actions are in the audit log, which only owners can read', async () => {
      const { people } = inbox.site.store.inbox;
      await post(calls.enter, { token: await mailedLink() });
      await inbox.colleague.fetch(calls.session, { method: 'DELETE' });
      await people.revoke(email, inbox.site.clock.now);
      const entries = await (await inbox.owner.fetch(calls.audit)).json();
      expect(entries.slice(0, 3)).toMatchObject([
        { action: 'revoked', personId: null, subjectId: inbox.colleague.person.id },
        { action: 'sign-out', personId: inbox.colleague.person.id },
        { action: 'sign-in', personId: inbox.colleague.person.id, detail: 'link' },
      ]);
      expect(JSON.stringify(entries)).not.toContain('@');
      const bia = await inbox.signIn('bia@trinta.example', 'colleague');
      const refused = await bia.fetch(calls.audit);
      expect([refused.status, (await refused.json()).problem]).toEqual([403, 'owners-only']);
    });

    test('a character that no database can store is refused, not reported as an outage', async () => {
      const { fetch } = inbox.colleague;
      const passkey = {
        ...{ id: '\0', rawId: '\0', type: 'public-key' },
        response: { clientDataJSON: 'x', authenticatorData: 'x', signature: 'x' },
      };
      const lead = `${calls.leads}/01a210ae-4fdb-753e-8b64-7e04961e2252`;
      const answers = [
        await post(`${calls.passkeySignIn}/answer`, passkey),
        await fetch(`${calls.leads}?source=%00`),
        await fetch(`${calls.leads}/%00`),
        await fetch(`${calls.passkeys}/%00`, { method: 'DELETE' }),
        await fetch(`${lead}/assigned`, { method: 'POST', body: { personId: '\0' } }),
        await fetch(`${lead}/undo`, { method: 'POST', body: { eventId: '\0' } }),
      ];
      expect(answers.map(({ status }) => status)).toEqual([403, 422, 422, 422, 422, 422]);
      expect(inbox.site.log.filter(({ level }) => level === 'error')).toEqual([]);
    });

    test('the cleanup deletes what has expired, and nothing else', async () => {
      await mailedLink();
      const { store, clock } = inbox.site;
      const count = async (table: 'sessions' | 'signInLinks') =>
        (await store.db.selectFrom(table).selectAll().execute()).length;
      expect([await count('sessions'), await count('signInLinks')]).toEqual([2, 3]);
      await store.sweep(clock.now + 20 * minute);
      expect([await count('sessions'), await count('signInLinks')]).toEqual([2, 2]);
      await store.sweep(clock.now + 31 * 24 * 60 * minute);
      expect([await count('sessions'), await count('signInLinks')]).toEqual([0, 0]);
    });

    test('the store contains no token, and the log no email address', async () => {
      const token = await mailedLink();
      const entered = await post(calls.enter, { token });
      const { db } = inbox.site.store;
      const rows = JSON.stringify([
        await db.selectFrom('sessions').selectAll().execute(),
        await db.selectFrom('signInLinks').selectAll().execute(),
        await db.selectFrom('jobs').selectAll().execute(),
      ]);
      expect(rows).not.toContain(token);
      expect(rows).not.toContain(sessionIn(entered));
      expect(JSON.stringify(inbox.site.log)).not.toMatch(/trinta\.example/);
    });
  });
}
