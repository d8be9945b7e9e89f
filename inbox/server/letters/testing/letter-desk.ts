import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { expect, test } from 'vitest';
import type { Language } from '../../../../contract/language.ts';
import type { Letter } from '../../../contract/letters.ts';
import { type InboxSite, openInboxSite, type SignedIn } from '../../testing/signed-in.ts';
import { subscribe } from './subscribe.ts';

/** The environment variables for one database engine. */
export type Variables = () => Promise<Record<string, string>>;

export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;

export const letters = '/inbox/api/letters';

export const words = {
  'pt-BR': { subject: 'Março', preview: '', markdown: 'Olá, **mundo**.' },
  en: { subject: 'March', preview: 'Hi', markdown: 'Hello.' },
};

/** For tests: a site, and the steps of writing and sending a letter. */
export interface LetterDesk extends InboxSite {
  now(): number;
  subscribed(email: string, language?: Language): Promise<string>;
  draft(content?: object): Promise<Letter>;
  post(path: string, body?: unknown, who?: SignedIn): Promise<Response>;
  read(id: string): Promise<Letter>;
  /** Mails of letters in the outbox, with their recipients. */
  mails(): Promise<(Email & { for: string | undefined })[]>;
  receivers(): Promise<(string | undefined)[]>;
  /** Advances the clock, and runs the server's periodic work. */
  goOn(ms?: number): Promise<void>;
}

export async function openLetterDesk(variables: Record<string, string>): Promise<LetterDesk> {
  const inbox = await openInboxSite(variables);
  const { owner, site } = inbox;
  const now = () => site.clock.now;
  const { recipients } = site.store.inbox;

  async function mails() {
    const folder = join(site.folder, 'outbox');
    const names = (await readdir(folder).catch(() => [])).filter((name) =>
      name.endsWith('.letter.eml'),
    );
    const read = names.map(async (name) => PostalMime.parse(await readFile(join(folder, name))));
    return (await Promise.all(read)).map((mail) => ({ ...mail, for: mail.to?.[0]?.address }));
  }

  return {
    ...inbox,
    now,
    subscribed: (email, language) => subscribe(site.store, email, now(), language),
    async draft(content = { words, perHour: 600 }) {
      const answer = await owner.fetch(letters, { method: 'POST', body: content });
      expect(answer.status).toBe(201);
      return await answer.json();
    },
    post: (path, body, who = owner) => who.fetch(`${letters}/${path}`, { method: 'POST', body }),
    read: async (id) => (await owner.fetch(`${letters}/${id}`)).json(),
    mails,
    receivers: async () => (await mails()).map((mail) => mail.for).sort(),
    async goOn(ms = 0) {
      site.clock.now += ms;
      await recipients.queueNext(now());
      await site.worker.runDue();
      await recipients.queueNext(now());
    },
  };
}

/** A `test` that opens a new store for each test, on the engine of `variables`. */
export const testAtDesk = (variables: Variables) =>
  test.extend<{ desk: LetterDesk }>({
    // Vitest reads from the pattern which others it needs.
    // biome-ignore lint/correctness/noEmptyPattern: none.
    desk: async ({}, use) => {
      const desk = await openLetterDesk(await variables());
      await use(desk);
      await desk.close();
    },
  });
