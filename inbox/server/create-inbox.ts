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
  /** Pages for visitors, with the same rules as the site's other pages. */
  visitorPages: Hono<AppEnv>;
  /** Background work, called every few seconds: queues mails of letters and reminders of late answers. */
  tick(): Promise<void>;
  /** Ends open event streams, which would keep the server from stopping. */
  endStreams(): void;
}

/**
 * The inbox of the company's people. Until somebody is invited, and after the last person was revoked, it
 * answers 404, and the site shows its not-found page.
 */
export function createInbox(parts: InboxParts, folder = appFolder): Inbox {
  const watch = createLeadWatch(parts);
  const tellOverdue = createOverdueTick(parts);
  const base = createInboxBase(parts);
  const api = `${inboxFolder}/api/*`;
  base.use(api, ownChanges(parts));
  base.route('/', signInRoutes(parts));

  // All routes below require a signed-in person.
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
      await parts.store.inbox.recipients.queueNext(parts.now());
      await tellOverdue();
    },
  };
}

/** Mounts the app below the inbox's folder, so that its middleware does not apply to other addresses. */
function mount(base: Hono<InboxEnv>): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.all(`${inboxFolder}/*`, (c) => base.fetch(c.req.raw, c.env));
  return app;
}
