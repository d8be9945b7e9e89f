import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CDPSession, Cookie, Page } from 'playwright-core';
import { expect, onTestFailed, TestRunner } from 'vitest';
import type { Language } from '../../../contract/language.ts';
import { type InboxStore, openInboxStore } from '../../../inbox/server/inbox-store.ts';
import { inboxWords } from '../../../inbox/words/words.ts';
import {
  type MailReceiver,
  openMailReceiver,
} from '../../../service/delivery/testing/mail-receiver.ts';
import type { StoredLead } from '../../../service/leads/stored-lead.ts';
import { sampleLead, sampleSubmission } from '../../../service/storage/testing/sample-lead.ts';
import { freePort } from '../../../service/testing/free-port.ts';
import { desktop, lendPage, type Visitor } from '../../e2e/support/browser.ts';
import { type Site, startSite } from '../../e2e/support/site.ts';

export interface Inbox extends Site {
  /** The mail server that it sends by. */
  mail: MailReceiver;
  /** Invites somebody by command; the link of the invitation. */
  invite: (email: string, role?: 'owner' | 'colleague') => Promise<string>;
  /** The link in the newest mail to an address that has one, once there are `count` of them. */
  mailedLink: (email: string, count: number) => Promise<string>;
  /** The server's own store, for what visitors and colleagues do meanwhile. */
  store: InboxStore;
  /** A lead as if it had just come through the form; what a failed test added is gone when it is tried again. */
  addLead: (more?: Partial<StoredLead>) => Promise<StoredLead>;
  /** A page of somebody who was invited and has entered before; it is to be led to the inbox. */
  signedIn: (options?: Person) => Promise<Page>;
  /** Opens a page of the inbox for such a person. */
  enter: (options?: Person & { path?: string }) => Promise<Page>;
}

interface Person {
  email?: string;
  role?: 'owner' | 'colleague';
  language?: Language;
  device?: Visitor;
}

const linkIn = (text: string | undefined) => /\S+\/inbox\/enter#[\w-]+/.exec(text ?? '')?.[0] ?? '';

/** Starts the built site at `localhost`, where browsers keep secure cookies and passkeys without HTTPS. */
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
  const store = await openInboxStore({ engine: 'sqlite', location });
  const invite: Inbox['invite'] = async (email, role = 'owner') =>
    linkIn(await site.leads('invite', email, '--role', role, '--print'));
  /** Of those who have entered, by their address: they come back as in a browser that kept it. */
  const sessions = new Map<string, Cookie[]>();
  const isInside = (page: Page, language: Language) =>
    page.getByRole('navigation', { name: inboxWords[language].frame.sections }).waitFor();
  const signedIn: Inbox['signedIn'] = async (options = {}) => {
    const { role = 'owner', language = 'pt-BR', device = desktop } = options;
    const { email = `ana.${language}@trinta.example`.toLowerCase() } = options;
    const page = await lendPage({ ...device, locale: language });
    const session = sessions.get(email);
    if (session) {
      await page.context().addCookies(session);
      return page;
    }
    await acceptInvitation(page, await invite(email, role), language);
    await isInside(page, language);
    sessions.set(email, await page.context().cookies());
    return page;
  };
  return {
    ...site,
    store,
    mail,
    invite,
    async mailedLink(email, count) {
      const links = () =>
        mail.mails
          .filter(({ recipients }) => recipients.includes(email))
          .map(({ text }) => linkIn(text))
          .filter(Boolean);
      await expect.poll(links, { timeout: 20_000 }).toHaveLength(count);
      return links().at(-1) ?? '';
    },
    async addLead(more = {}) {
      const lead = sampleLead({ receivedAt: Date.now(), ...more });
      await store.leads.submit(sampleSubmission(lead), Date.now());
      // What a file begins with stays.
      if (TestRunner.getCurrentTest()) {
        onTestFailed(async () => void (await store.leads.erase([lead.id], Date.now())));
      }
      return lead;
    },
    signedIn,
    async enter({ path = '', ...person } = {}) {
      const page = await signedIn(person);
      await page.goto(`${site.origin}/inbox${path}`);
      await isInside(page, person.language ?? 'pt-BR');
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

/** Follows the link of an invitation, gives a name where one is asked for, and wants no passkey. */
async function acceptInvitation(page: Page, link: string, language: Language): Promise<void> {
  await page.goto(link);
  const { enter, frame } = inboxWords[language];
  await page.getByRole('button', { name: enter.action }).click();
  const name = page.getByLabel(enter.nameLabel);
  const later = page.getByRole('button', { name: enter.later });
  const inside = page.getByRole('navigation', { name: frame.sections });
  await name.or(later).or(inside).waitFor();
  if (await name.isVisible()) {
    await name.fill('Ana Souza');
    await page.getByRole('button', { name: enter.continue }).click();
    await later.or(inside).waitFor();
  }
  if (await later.isVisible()) await later.click();
}

/** Gives a page's browser a phone's passkeys, whose owner always holds a finger on it. */
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

/** The row of a lead in the list. */
export const row = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('link', { name }) });
