import { Hono } from 'hono';
import type { InboxMails } from '../../service/delivery/mail/draft.ts';
import type { AppEnv } from '../../service/http/app-env.ts';
import { inboxFolder, leadLink } from '../contract/inbox-folder.ts';
import { bookingDrafts } from './booking/booking-mails.ts';
import { createBooking } from './booking/routes.ts';
import { appFiles } from './http/app-files.ts';
import { createInboxBase, ownChanges } from './http/inbox-base.ts';
import { Refusal } from './http/refusal.ts';
import type { InboxEnv, InboxParts } from './inbox-env.ts';
import { eventsRoute } from './leads/events-route.ts';
import { createLeadWatch } from './leads/lead-watch.ts';
import { createOverdueTick, overdueDrafts } from './leads/overdue.ts';
import { ownerLeadRoutes } from './leads/owner-routes.ts';
import { replyDrafts } from './leads/replies.ts';
import { leadRoutes } from './leads/routes.ts';
import { letterDrafts } from './letters/letter-mail.ts';
import { letterRoutes } from './letters/letter-routes.ts';
import { numbersRoutes } from './numbers/numbers-routes.ts';
import { accountRoutes } from './people/account-routes.ts';
import { requirePerson } from './people/guard.ts';
import { signInDrafts } from './people/sign-in-mail.ts';
import { signInRoutes } from './people/sign-in-routes.ts';

/** Where `npm run build` writes the application. */
const appFolder = 'dist/inbox';

export interface Inbox extends Required<InboxMails> {
  app: Hono<AppEnv>;
  /** For visitors, under the same rules as the site's other pages. */
  visitorPages: Hono<AppEnv>;
  /** What the inbox does by itself, every few seconds: letters go on at their pace, late answers are told. */
  tick(): Promise<void>;
  /** Ends the streams that are open, which would keep the server from stopping. */
  endStreams(): void;
}

/**
 * The inbox of the company's people. Without an invitation there is none: its answers are 404 then, and
 * the site shows its not-found page.
 */
export function createInbox(parts: InboxParts, folder = appFolder): Inbox {
  const watch = createLeadWatch(parts);
  const tellOverdue = createOverdueTick(parts);
  const base = createInboxBase(parts);
  const api = `${inboxFolder}/api/*`;
  base.use(api, ownChanges(parts));
  base.route('/', signInRoutes(parts));

  // Whatever follows is for people who are signed in.
  base.use(api, requirePerson(parts));
  base.route('/', accountRoutes(parts));
  base.route('/', leadRoutes(parts));
  base.route('/', ownerLeadRoutes(parts));
  base.route('/', letterRoutes(parts));
  base.route('/', eventsRoute(parts, watch));
  base.route('/', numbersRoutes(parts));

  base.all(api, () => {
    throw new Refusal('not-found');
  });
  base.route('/', appFiles(folder));

  const { routes: visitorPages, offerTimes } = createBooking(parts);
  const drafts = {
    ...signInDrafts(parts),
    ...replyDrafts(parts),
    ...overdueDrafts(parts),
    ...letterDrafts(parts),
    ...bookingDrafts(parts, offerTimes),
  };
  return {
    app: mount(base),
    drafts,
    visitorPages,
    offerTimes,
    leadLink: async (id) =>
      (await parts.store.inbox.people.isAnybody()) ? leadLink(parts.env.siteUrl, id) : undefined,
    endStreams: watch.stop,
    async tick() {
      const { store, now, wake } = parts;
      if ((await store.inbox.recipients.queueNext(now())) > 0) wake();
      await tellOverdue();
    },
  };
}

/** Only what lies below the inbox's folder: the base's rules are not those of other addresses. */
function mount(base: Hono<InboxEnv>): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.all(`${inboxFolder}/*`, (c) => base.fetch(c.req.raw, c.env));
  return app;
}
