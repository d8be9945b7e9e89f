import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import PostalMime from 'postal-mime';
import { expect } from 'vitest';
import type { Language } from '../../../contract/language.ts';
import { inboxWords } from '../../../inbox/words/words.ts';
import type { StoredLead } from '../../../service/leads/stored-lead.ts';
import { openStore, type Store } from '../../../service/storage/open-store.ts';
import { sampleLead, sampleSubmission } from '../../../service/storage/testing/sample-lead.ts';
import { freePort } from '../../../service/testing/free-port.ts';
import { desktop, newPage, type Visitor } from '../../e2e/support/browser.ts';
import { type Site, startSite } from '../../e2e/support/site.ts';

export interface Inbox extends Site {
  /** Where its store and its mails lie. */
  folder: string;
  /** The server's own store, for what visitors and colleagues do meanwhile. */
  store: Store;
  /** A lead as if it had just come through the form. */
  addLead: (more?: Partial<StoredLead>) => Promise<StoredLead>;
  /** Opens a page of the inbox for somebody who was invited and has entered. */
  enter: (options?: Entering) => Promise<Page>;
}

interface Entering {
  email?: string;
  role?: 'owner' | 'colleague';
  language?: Language;
  device?: Visitor;
  path?: string;
}

/** Starts the built site with an inbox, which somebody was invited to. */
export async function startInbox(): Promise<Inbox> {
  const folder = mkdtempSync(join(tmpdir(), 'inbox-'));
  const port = await freePort();
  const location = join(folder, 'leads.sqlite');
  // Passkeys need a host with a name.
  const origin = `http://localhost:${port}`;
  const environment = { PORT: String(port), SITE_URL: origin };
  const started = await startSite({ ...environment, DATA_DIR: folder, DATABASE_URL: location });
  const site = { ...started, origin };
  const store = await openStore({ engine: 'sqlite', location });
  return {
    ...site,
    folder,
    store,
    async addLead(more = {}) {
      const lead = sampleLead({ receivedAt: Date.now(), ...more });
      await store.leads.submit(sampleSubmission(lead), Date.now());
      return lead;
    },
    async enter(options = {}) {
      const { role = 'owner', language = 'pt-BR' } = options;
      const { email = `ana.${language}@trinta.example`.toLowerCase() } = options;
      const { device = desktop, path = '' } = options;
      const page = await newPage({ ...device, locale: language });
      await page.goto(await invitation(site, email, role));
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
      await inside.waitFor();
      await page.goto(`${site.origin}/inbox${path}`);
      await inside.waitFor();
      return page;
    },
    stop: async () => {
      await store.close();
      await site.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The link that `npm run leads -- invite` prints where no mail server is set. */
export async function invitation(site: Site, email: string, role = 'owner'): Promise<string> {
  const printed = await site.leads('invite', email, '--role', role);
  const [link] = /http\S+\/inbox\/enter#\S+/.exec(printed) ?? [];
  if (!link) throw new Error(`No invitation: ${printed}`);
  return link;
}

/** The link of the mail that lets somebody in, once it is there. */
export async function mailedLink(site: Inbox, email: string): Promise<string> {
  const folder = join(site.folder, 'outbox');
  const find = async () => {
    const names = existsSync(folder) ? readdirSync(folder) : [];
    const files = names.filter((name) => name.endsWith('.sign-in-link.eml'));
    const mails = files.map((name) => PostalMime.parse(readFileSync(join(folder, name))));
    const mail = (await Promise.all(mails)).find(({ to }) => to?.[0]?.address === email);
    return /http\S+\/inbox\/enter#\S+/.exec(mail?.text ?? '')?.[0] ?? '';
  };
  await expect.poll(find, { timeout: 20_000 }).not.toBe('');
  return await find();
}

/** The row of a lead in the list. */
export const row = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('link', { name }) });
