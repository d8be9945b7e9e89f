import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { memoryLog } from '../../../service/delivery/testing/memory-log.ts';
import { createWorker } from '../../../service/delivery/worker.ts';
import { parseEnv } from '../../../service/env.ts';
import { createBaseApp } from '../../../service/http/base-app.ts';
import type { StoredLead } from '../../../service/leads/stored-lead.ts';
import { createProblems } from '../../../service/problems.ts';
import type { StoreLocation } from '../../../service/storage/open-store.ts';
import { openTestStore } from '../../../service/storage/testing/open-test-store.ts';
import { sampleLead, sampleSubmission } from '../../../service/storage/testing/sample-lead.ts';
import { bookingDrafts } from '../booking/booking-mails.ts';
import { createBooking } from '../booking/routes.ts';

const siteUrl = 'https://trinta.example';
const hours = { days: [1, 2, 3, 4, 5], from: '09:00', to: '18:00', closed: [] };

/** Starts a server whose site has opening hours; several may share a store. */
export async function startServer(
  location: StoreLocation,
  folder: string,
  clock: { now: number },
  variables: Record<string, string> = {},
) {
  const store = await openTestStore(location);
  const env = parseEnv({
    DATA_DIR: folder,
    SITE_URL: siteUrl,
    NOTIFY_TO: 'Dona <dona@trinta.example>',
    MAIL_FROM: 'Site <site@trinta.example>',
    ...variables,
  });
  const log = memoryLog();
  const parts = { env, store, log, now: () => clock.now };
  const { routes, offerTimes } = createBooking(parts, hours);
  const app = createBaseApp(env, log).route('/', routes);
  const worker = createWorker(
    {
      env,
      store,
      log,
      drafts: bookingDrafts(parts, offerTimes),
      offerTimes,
      health: async () => ({ problems: [] }),
      problems: createProblems(log, parts.now),
    },
    { clock: parts.now },
  );

  /** The mail with this file name in the outbox; undefined if there is none. */
  async function mail(name: string): Promise<Email | undefined> {
    const outbox = join(folder, 'outbox');
    const names = await readdir(outbox).catch(() => []);
    const file = names.find((one) => one === `${name}.eml`);
    return file === undefined ? undefined : PostalMime.parse(await readFile(join(outbox, file)));
  }

  /** The calendar part of a mail: its method, its raw lines, and the same unfolded. */
  async function calendar(name: string) {
    const raw = await readFile(join(folder, 'outbox', `${name}.eml`), 'latin1');
    const method = /Content-Type: text\/calendar; charset=utf-8;\s+method=(\w+)/i.exec(raw)?.[1];
    // By hand: the parser of the tests changes how lines end.
    const [, base64 = ''] = /application\/ics[\s\S]*?\r\n\r\n([\w+/=\r\n]+)/.exec(raw) ?? [];
    const text = Buffer.from(base64, 'base64').toString();
    return { method, lines: text.split('\r\n'), ics: text.replace(/\r\n[ \t]/g, '') };
  }

  /** Adds a lead; resolves to it with the token and the times in its acknowledgement's links. */
  async function write(changes: Partial<StoredLead> = {}) {
    const lead = sampleLead({ receivedAt: clock.now, consultationType: 'quick', ...changes });
    await store.leads.submit(sampleSubmission(lead), clock.now);
    await worker.runDue();
    const text = (await mail(`${lead.id}.acknowledgement`))?.text ?? '';
    const links = [...text.matchAll(/\/booking\?token=([\w-]{32})&at=(\d+)/g)];
    return {
      lead,
      text,
      token: links[0]?.[1] ?? '',
      times: links.map(([, , at]) => Number(at)),
    };
  }

  return {
    store,
    log,
    worker,
    mail,
    calendar,
    write,
    get: async (path: string) => app.request(path, {}, { peerAddress: '203.0.113.9' }),
    post: async (fields: Record<string, string>) =>
      app.request(
        '/booking',
        { method: 'POST', body: new URLSearchParams(fields) },
        { peerAddress: '203.0.113.9' },
      ),
    async close() {
      await worker.stop();
      await store.close();
    },
  };
}
