import type { CDPSession, Page } from 'playwright-core';
import { expect } from 'vitest';
import {
  type MailReceiver,
  openMailReceiver,
} from '../../../service/delivery/testing/mail-receiver.ts';
import { freePort } from '../../../service/testing/free-port.ts';
import { type Site, startSite } from '../../e2e/support/site.ts';

export interface InboxSite extends Site {
  mail: MailReceiver;
  /** Invites somebody by command; the link of the invitation. */
  invite(email: string, role: 'owner' | 'colleague'): Promise<string>;
  /** The link in the newest mail to an address that has one, once there are `count` of them. */
  mailedLink(email: string, count: number): Promise<string>;
}

const linkIn = (text: string | undefined) => /\S+\/inbox\/enter#[\w-]+/.exec(text ?? '')?.[0] ?? '';

/** The built site at `localhost`, where browsers keep secure cookies and passkeys without HTTPS. */
export async function startInboxSite(environment: Record<string, string> = {}): Promise<InboxSite> {
  const mail = await openMailReceiver();
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const site = await startSite({
    PORT: String(port),
    SITE_URL: origin,
    SMTP_URL: mail.url,
    MAIL_FROM: 'site@trinta.example',
    NOTIFY_TO: 'owner@trinta.example',
    ...environment,
  });
  return {
    ...site,
    origin,
    mail,
    invite: async (email, role) =>
      linkIn(await site.leads('invite', email, '--role', role, '--print')),
    async mailedLink(email, count) {
      const links = () =>
        mail.mails
          .filter(({ recipients }) => recipients.includes(email))
          .map(({ text }) => linkIn(text))
          .filter(Boolean);
      await expect.poll(links, { timeout: 20_000 }).toHaveLength(count);
      return links().at(-1) ?? '';
    },
    async stop() {
      await site.stop();
      await mail.close();
    },
  };
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
