import { createDelivery } from '../../../service/delivery/create-delivery.ts';
import { memoryLog } from '../../../service/delivery/testing/memory-log.ts';
import { parseEnv } from '../../../service/env.ts';
import { createBaseApp } from '../../../service/http/base-app.ts';
import type { StoreLocation } from '../../../service/storage/open-store.ts';
import { openTestStore } from '../../../service/storage/testing/open-test-store.ts';
import { bookingDrafts } from '../booking/booking-mails.ts';
import { createBooking } from '../booking/routes.ts';

const siteUrl = 'https://trinta.example';
const hours = { days: [1, 2, 3, 4, 5], from: '09:00', to: '18:00', closed: [] };

/** A server whose site has working hours; several may share a store. */
export async function startServer(location: StoreLocation, folder: string, clock: { now: number }) {
  const store = await openTestStore(location);
  const env = parseEnv({
    DATA_DIR: folder,
    SITE_URL: siteUrl,
    NOTIFY_TO: 'Dona <dona@trinta.example>',
    MAIL_FROM: 'Site <site@trinta.example>',
  });
  const log = memoryLog();
  const parts = { env, store, log, now: () => clock.now, wake: () => undefined };
  const { routes, offerTimes } = createBooking(parts, hours);
  const app = createBaseApp(env, log).route('/', routes);
  const worker = createDelivery(
    {
      env,
      store,
      log,
      drafts: bookingDrafts(parts, offerTimes),
      offerTimes,
      health: async () => ({ problems: [] }),
    },
    { clock: parts.now },
  );
  return {
    store,
    log,
    worker,
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
