import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CDPSession, Cookie, Page } from 'playwright-core';
import { expect, onTestFailed, TestRunner } from 'vitest';
import type { Language } from '../../../contract/language.ts';
import { createInboxStore, type InboxStore } from '../../../inbox/server/inbox-store.ts';
import { inboxWords } from '../../../inbox/words/words.ts';
import {
  type MailReceiver,
  openMailReceiver,
} from '../../../service/delivery/testing/mail-receiver.ts';
import type { StoredLead } from '../../../service/leads/stored-lead.ts';
import { openDatabase } from '../../../service/storage/open-store.ts';
import { sampleLead, sampleSubmission } from '../../../service/storage/testing/sample-lead.ts';
import { freePort } from '../../../service/testing/free-port.ts';
import { createToken, hashToken } from '../../../service/token.ts';
import { desktop, lendPage, type Visitor } from '../../e2e/support/browser.ts';
import { type Site, startSite } from '../../e2e/support/site.ts';

export interface Inbox extends Site {
  /** The mail server that it uses. */
  mail: MailReceiver;
  /** Invites a person by command; resolves to the invitation link. */
  invite: (email: string, role?: 'owner' | 'colleague') => Promise<string>;
  /** Resolves to the link in the newest mail to an address, once `count` mails with links have arrived. */
  mailedLink: (email: string, count: number) => Promise<string>;
  /** The server's store, to simulate what visitors and colleagues do. */
  store: InboxStore;
  /** Adds a lead as if the form had sent it; a retried test first removes those of its failed attempt. */
  addLead: (more?: Partial<StoredLead>) => Promise<StoredLead>;
  /** Adds many leads without their mails, which would take longer than the test. */
  addToldLeads: (all: readonly Partial<StoredLead>[]) => Promise<StoredLead[]>;
  /** Adds a lead that has been opened already, so that no event makes a window request it again. */
  addOldLead: (more?: Partial<StoredLead>) => Promise<StoredLead>;
  /** A page of a person who is signed in; it has not been navigated to the inbox yet. */
  signedIn: (options?: Person) => Promise<Page>;
  /** Opens a page of the inbox for a signed-in person. */
  enter: (options?: Person & { path?: string }) => Promise<Page>;
}

interface Person {
  email?: string;
  role?: 'owner' | 'colleague';
  language?: Language;
  device?: Visitor;
}

const linkIn = (text: string | undefined) => /\S+\/inbox\/enter#[\w-]+/.exec(text ?? '')?.[0] ?? '';

/** Starts the built site on `localhost`, where browsers allow secure cookies and passkeys without HTTPS. */
export async function startInbox(): Promise<Inbox> {
  const mail = await openMailReceiver();
  const folder = mkdtempSync(join(tmpdir(), 'inbox-'));
  const port = await freePort();
  const location = join(folder, 'leads.sqlite');
  const origin = `http://localhost:${port}`;
  const started = await startSite({
    PORT: String(port),
    SITE_URL: origin,
    DATA_DIR: folder,
    DATABASE_URL: location,
    SMTP_URL: mail.url,
    MAIL_FROM: 'site@trinta.example',
    NOTIFY_TO: 'owner@trinta.example',
  });
  const site = { ...started, origin };
  const database = await openDatabase({ engine: 'sqlite', location });
  const store = createInboxStore(database);
  const invite: Inbox['invite'] = async (email, role = 'owner') =>
    linkIn(await site.leads('invite', email, '--role', role, '--print'));
  /** Session cookies by email address. */
  const sessions = new Map<string, Promise<Cookie>>();
  const signedIn: Inbox['signedIn'] = async (options = {}) => {
    const { role = 'owner', language = 'pt-BR', device = desktop } = options;
    const { email = `ana.${language}@trinta.example`.toLowerCase() } = options;
    const page = await lendPage({ ...device, locale: language });
    const session = sessions.get(email) ?? openSession(store, { email, role, language });
    sessions.set(email, session);
    await page.context().addCookies([await session]);
    return page;
  };
  const addLead: Inbox['addLead'] = async (more = {}) => {
    const lead = sampleLead({ receivedAt: Date.now(), ...more });
    await store.leads.submit(sampleSubmission(lead), Date.now());
    // Leads added in `beforeAll` stay.
    if (TestRunner.getCurrentTest()) {
      onTestFailed(async () => void (await store.leads.erase([lead.id], Date.now())));
    }
    return lead;
  };
  return {
    ...site,
    store,
    mail,
    invite,
    addLead,
    async addToldLeads(all) {
      const leads: StoredLead[] = [];
      for (const more of all) {
        const lead = await addLead(more);
        await database.db.deleteFrom('jobs').where('subjectId', '=', lead.id).execute();
        leads.push(lead);
      }
      return leads;
    },
    async addOldLead(more) {
      const lead = await addLead({ receivedAt: Date.now() - 3_600_000, ...more });
      await store.inbox.work.opened(lead.id, lead.receivedAt);
      return lead;
    },
    async mailedLink(email, count) {
      const links = () =>
        mail.mails
          .filter(({ recipients }) => recipients.includes(email))
          .map(({ text }) => linkIn(text))
          .filter(Boolean);
      await expect.poll(links, { timeout: 20_000 }).toHaveLength(count);
      return links().at(-1) ?? '';
    },
    signedIn,
    async enter({ path = '', ...person } = {}) {
      const page = await signedIn(person);
      await page.goto(`${site.origin}/inbox${path}`);
      const { frame } = inboxWords[person.language ?? 'pt-BR'];
      await page.getByRole('navigation', { name: frame.sections }).waitFor();
      return page;
    },
    stop: async () => {
      await store.close();
      await site.stop();
      await mail.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Creates the session cookie of a person who has accepted an invitation and given a name. */
const openSession = async (
  { inbox: { people, sessions } }: InboxStore,
  { email, role, language }: Required<Omit<Person, 'device'>>,
): Promise<Cookie> => {
  const now = Date.now();
  const invitation = hashToken(createToken());
  await people.invite({ email, role, language, hash: invitation }, now);
  const { useLink: enterBy } = people;
  const person = await enterBy(invitation, now);
  if (!person) throw new Error(`${email} cannot enter.`);
  await people.update(person.id, { name: 'Ana Souza', language });
  const token = createToken();
  const device = 'Chromium, Linux';
  await sessions.open(person, { token, device, replaced: undefined, by: 'link' }, now);
  return {
    name: '__Host-inbox',
    value: token,
    domain: 'localhost',
    path: '/',
    expires: -1,
    httpOnly: true,
    secure: true,
    sameSite: 'Lax',
  };
};

/** Adds a virtual authenticator, like a phone’s, that confirms every passkey prompt. */
export async function addAuthenticator(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return session;
}

/** A lead’s row in the list. */
export const row = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('link', { name }) });
