import type { Hono } from 'hono';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { site } from '#site';
import {
  createDeliveryFixture,
  type DeliveryFixture,
} from '../delivery/testing/delivery-fixture.ts';
import { parseEnv } from '../env.ts';
import type { AppEnv } from '../http/app-env.ts';
import { createBaseApp } from '../http/base-app.ts';
import { createLimit } from '../leads/limit.ts';
import { createProblems } from '../problems.ts';
import type { StoreLocation } from '../storage/open-store.ts';
import type { ProofOfWork } from '../verification/proof-of-work.ts';
import { newsletterRoutes } from './routes.ts';

const minuteMs = 60_000;
const visitor = { peerAddress: '203.0.113.77' };

/** Tests of the newsletter from sign-up to unsubscription on one engine; a test file calls it for each. */
export function describeNewsletter(
  engine: string,
  locate: () => Promise<StoreLocation | undefined>,
) {
  describe(`newsletter on ${engine}`, () => {
    let fixture: DeliveryFixture;
    let app: Hono<AppEnv>;
    let verdict: Awaited<ReturnType<ProofOfWork['verify']>>;

    beforeEach(async () => {
      const location = await locate();
      fixture = await createDeliveryFixture({}, location && { location });
      verdict = { outcome: 'passed', score: undefined, token: undefined };
      app = compose();
    });
    afterEach(() => fixture.close());

    function compose(): Hono<AppEnv> {
      const env = parseEnv({ SITE_URL: 'https://trinta.example' });
      const { store, log, clock } = fixture;
      const now = () => clock.now;
      const routes = newsletterRoutes({
        env,
        store,
        log,
        now,
        problems: createProblems(log, now),
        proofOfWork: { verify: async () => verdict },
        total: createLimit(0),
      });
      return createBaseApp(env, log).route('/', routes);
    }

    const post = (path: string, body: string, type: string) =>
      app.request(path, { method: 'POST', body, headers: { 'content-type': type } }, visitor);

    const signUp = (email: string) =>
      post(
        '/api/newsletter',
        JSON.stringify({
          email,
          language: 'en',
          consentVersion: '2024-03-15',
          token: 't',
        }),
        'application/json',
      );

    const press = (path: string, token: string) =>
      post(path, `token=${token}`, 'application/x-www-form-urlencoded');

    /** Delivers waiting jobs. Returns the links of all mails so far, oldest first. */
    async function mailedLinks() {
      await fixture.worker.runDue();
      const mails = [...(await fixture.files())].sort().map(([, mail]) => mail.text ?? '');
      return mails.map((text) => ({
        confirm: /confirm\?token=([\w-]+)/.exec(text)?.[1] ?? '',
        unsubscribe: /unsubscribe\?token=([\w-]+)/.exec(text)?.[1] ?? '',
      }));
    }

    async function subscribe(email: string) {
      await signUp(email);
      const links = (await mailedLinks()).at(-1);
      if (links === undefined) throw new Error('no mail came');
      await press('/newsletter/confirm', links.confirm);
      return links;
    }

    async function everybody() {
      const people = await Array.fromAsync(fixture.store.subscribers.stream());
      return people.filter(({ state }) => state !== 'unconfirmed');
    }

    test('a sign-up becomes a subscription when the button is pressed, with its evidence', async () => {
      expect((await signUp('Ana@Padaria.example')).status).toBe(202);
      const [links] = await mailedLinks();
      const page = await app.request(`/newsletter/confirm?token=${links?.confirm}`);
      expect(page.status).toBe(200);
      const html = await page.text();
      expect(html).toContain('lang="en"');
      expect(html).toContain('method="post"');
      expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(page.headers.get('referrer-policy')).toBe('no-referrer');
      expect(await everybody()).toEqual([]);

      const requestedAt = fixture.clock.now;
      fixture.clock.now += minuteMs;
      expect((await press('/newsletter/confirm', links?.confirm ?? '')).status).toBe(200);
      expect(await everybody()).toMatchObject([
        {
          email: 'Ana@Padaria.example',
          state: 'subscribed',
          language: 'en',
          consentVersion: '2024-03-15',
          requestedAt,
          address: '203.0.113.0',
          confirmedAt: requestedAt + minuteMs,
          confirmedFrom: '203.0.113.0',
        },
      ]);
      // A second press changes nothing.
      fixture.clock.now += minuteMs;
      expect((await press('/newsletter/confirm', links?.confirm ?? '')).status).toBe(200);
      expect((await everybody())[0]?.confirmedAt).toBe(requestedAt + minuteMs);
    });

    test('the response is the same for a known and an unknown address', async () => {
      await subscribe('ana@padaria.example');
      fixture.clock.now += 24 * 60 * minuteMs;
      const answers = await Promise.all([
        signUp('ana@padaria.example'),
        signUp('ANA@padaria.example'),
        signUp('new@padaria.example'),
      ]);
      const seen = await Promise.all(
        answers.map(async (answer) => [
          answer.status,
          await answer.text(),
          JSON.stringify([...answer.headers]),
        ]),
      );
      expect(seen[0]).toEqual(seen[2]);
      expect(seen[1]).toEqual(seen[2]);
      expect(await mailedLinks()).toHaveLength(2);
    });

    test('an address gets only a few confirmation mails a day', async () => {
      for (let count = 0; count < 5; count += 1) await signUp('victim@padaria.example');
      expect(await mailedLinks()).toHaveLength(1);
      for (let count = 0; count < 20; count += 1) {
        fixture.clock.now += 11 * minuteMs;
        await signUp('victim@padaria.example');
      }
      expect(await mailedLinks()).toHaveLength(3);
    });

    test('one click of a mail program unsubscribes (RFC 8058), opening the link does not', async () => {
      const { unsubscribe } = await subscribe('ana@padaria.example');
      const [mail] = [...(await fixture.files()).values()];
      const header = (key: string) => mail?.headers.find((one) => one.key === key)?.value;
      expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
      const link = new URL(header('list-unsubscribe')?.slice(1, -1) ?? '');
      expect(link.searchParams.get('token')).toBe(unsubscribe);

      const path = link.pathname + link.search;
      expect((await app.request(path)).status).toBe(200);
      expect((await post(path, '', 'application/x-www-form-urlencoded')).status).toBe(404);
      expect(await everybody()).toMatchObject([{ state: 'subscribed' }]);

      const oneClick = () =>
        post(path, 'List-Unsubscribe=One-Click', 'application/x-www-form-urlencoded');
      expect((await oneClick()).status).toBe(200);
      expect(await everybody()).toMatchObject([{ state: 'unsubscribed' }]);
      expect((await oneClick()).status).toBe(200);
    });

    test('refusing for good is announced and confirmed, and its link shows it later', async () => {
      await signUp('ana@padaria.example');
      const [links] = await mailedLinks();
      const { 'ask-refuse': asking, refused } = site.words.en['newsletter-pages'];
      const page = await app.request(`/newsletter/unsubscribe?token=${links?.unsubscribe}`);
      expect(await page.text()).toContain(asking.text);
      const done = await press('/newsletter/unsubscribe', links?.unsubscribe ?? '');
      expect(await done.text()).toContain(refused.text);
      expect(await everybody()).toMatchObject([{ state: 'refused' }]);
      const again = await app.request(`/newsletter/unsubscribe?token=${links?.unsubscribe}`);
      expect(await again.text()).toContain(refused.text);
    });

    test('a link that is opened again shows the result', async () => {
      const { confirm, unsubscribe } = await subscribe('ana@padaria.example');
      const { confirmed, unsubscribed } = site.words.en['newsletter-pages'];
      const opened = async (path: string) => (await app.request(path)).text();
      expect(await opened(`/newsletter/confirm?token=${confirm}`)).toContain(confirmed.text);
      await press('/newsletter/unsubscribe', unsubscribe);
      expect(await opened(`/newsletter/unsubscribe?token=${unsubscribe}`)).toContain(
        unsubscribed.text,
      );
    });

    test("a mail program's button on a confirmation only withdraws the sign-up", async () => {
      await signUp('ana@padaria.example');
      const [links] = await mailedLinks();
      const path = `/newsletter/unsubscribe?token=${links?.unsubscribe}`;
      await post(path, 'List-Unsubscribe=One-Click', 'application/x-www-form-urlencoded');
      expect(await everybody()).toMatchObject([{ state: 'unsubscribed' }]);
      expect((await press('/newsletter/confirm', links?.confirm ?? '')).status).toBe(404);
      fixture.clock.now += 60 * minuteMs;
      await subscribe('ana@padaria.example');
      expect(await everybody()).toMatchObject([{ state: 'subscribed' }]);
    });

    test('a one-click unsubscribe does not confirm a sign-up', async () => {
      await signUp('ana@padaria.example');
      const [links] = await mailedLinks();
      const path = `/newsletter/confirm?token=${links?.confirm}`;
      await post(path, 'List-Unsubscribe=One-Click', 'application/x-www-form-urlencoded');
      expect(await everybody()).toEqual([]);
    });

    test('somebody who unsubscribed may confirm again, but not with an old link', async () => {
      const { confirm, unsubscribe } = await subscribe('ana@padaria.example');
      await press('/newsletter/unsubscribe', unsubscribe);
      expect((await press('/newsletter/confirm', confirm)).status).toBe(404);
      expect((await app.request(`/newsletter/confirm?token=${confirm}`)).status).toBe(404);
      expect(await everybody()).toMatchObject([{ state: 'unsubscribed' }]);
      fixture.clock.now += 60 * minuteMs;
      await subscribe('ana@padaria.example');
      expect(await everybody()).toMatchObject([{ state: 'subscribed' }]);
    });

    test('a sign-up from before an unsubscription cannot be confirmed afterwards', async () => {
      await signUp('ana@padaria.example');
      fixture.clock.now += 20 * minuteMs;
      await signUp('ana@padaria.example');
      const [first, second] = await mailedLinks();
      fixture.clock.now += minuteMs;
      await press('/newsletter/confirm', first?.confirm ?? '');
      fixture.clock.now += minuteMs;
      await press('/newsletter/unsubscribe', first?.unsubscribe ?? '');
      expect((await press('/newsletter/confirm', second?.confirm ?? '')).status).toBe(404);
      expect(await everybody()).toMatchObject([{ state: 'unsubscribed' }]);
    });

    test('an address that refused gets no more mail', async () => {
      await signUp('victim@padaria.example');
      const [links] = await mailedLinks();
      await press('/newsletter/unsubscribe', links?.unsubscribe ?? '');
      expect(await everybody()).toMatchObject([{ state: 'refused', confirmedAt: null }]);
      fixture.clock.now += 48 * 60 * minuteMs;
      expect((await signUp('victim@padaria.example')).status).toBe(202);
      expect(await mailedLinks()).toHaveLength(1);
      expect((await press('/newsletter/confirm', links?.confirm ?? '')).status).toBe(404);
    });

    test('a confirmation link expires after a week, and an invented one is refused', async () => {
      await signUp('ana@padaria.example');
      const [links] = await mailedLinks();
      fixture.clock.now += 8 * 24 * 60 * minuteMs;
      expect((await press('/newsletter/confirm', links?.confirm ?? '')).status).toBe(404);
      expect((await app.request('/newsletter/unsubscribe?token=x')).status).toBe(404);
      for (const type of ['multipart/form-data; boundary=x', 'multipart/form-data', 'text/plain']) {
        expect((await post('/newsletter/confirm', '--x\r\nbroken', type)).status).toBe(404);
      }
      expect((await app.request('/newsletter/confirm')).status).toBe(404);
      expect(await everybody()).toEqual([]);
    });

    test('a verification token counts once', async () => {
      const token = { id: 'once', expiresAt: fixture.clock.now + minuteMs };
      verdict = { outcome: 'passed', score: undefined, token };
      expect((await signUp('ana@padaria.example')).status).toBe(202);
      expect((await signUp('eva@padaria.example')).status).toBe(403);
      verdict = { outcome: 'failed', detail: 'malformed' };
      expect((await signUp('eva@padaria.example')).status).toBe(403);
      expect(await mailedLinks()).toHaveLength(1);
    });

    test('erasing an address removes all its data, including its waiting mail', async () => {
      await subscribe('ana@padaria.example');
      fixture.clock.now += 60 * minuteMs;
      await signUp('eva@padaria.example');
      await fixture.store.subscribers.erase({ email: 'EVA@padaria.example' }, fixture.clock.now);
      await fixture.store.subscribers.erase({ email: 'ana@padaria.example' }, fixture.clock.now);
      expect(await everybody()).toEqual([]);
      expect(await fixture.store.jobs.list({ limit: 10 })).toEqual([]);
      expect(fixture.log.text()).not.toContain('padaria');
    });
  });
}
