import { Hono } from 'hono';
import type { Drafts } from '../../service/delivery/mail/draft.ts';
import type { Env } from '../../service/env.ts';
import type { AppEnv } from '../../service/http/app-env.ts';
import type { Log } from '../../service/log.ts';
import type { Store } from '../../service/storage/open-store.ts';
import { inboxFolder } from '../contract/inbox-folder.ts';

export interface InboxParts {
  env: Env;
  store: Store;
  log: Log;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Called when something may wait in the outbox. */
  wake: () => void;
}

/**
 * The inbox of the company's people. Without an invitation there is none: its answers are 404 then, and
 * the site shows its not-found page.
 */
export function createInbox(_parts: InboxParts): { app: Hono<AppEnv>; drafts: Drafts } {
  const app = new Hono<AppEnv>();
  app.all(`${inboxFolder}/*`, (c) => c.body(null, 404));
  return { app, drafts: {} };
}
