import { startTestSite, type TestSite } from '../../../service/testing/test-site.ts';
import { createToken, hashToken } from '../../../service/token.ts';
import type { Role } from '../../contract/terms.ts';
import type { Person } from '../people/people-store.ts';

export const siteUrl = 'https://trinta.example';

interface Init {
  method?: string;
  /** Sent as JSON. */
  body?: unknown;
  headers?: Record<string, string>;
}

/** A signed-in browser. */
export interface SignedIn {
  person: Person;
  /** Token of its session. */
  token: string;
  /** Sends a request with the cookie, and a change with the site's origin. */
  fetch(path: string, init?: Init): Promise<Response>;
}

export interface InboxSite {
  /** The real service with its own store. */
  site: TestSite;
  owner: SignedIn;
  colleague: SignedIn;
  /** Signs in another person of the company. */
  signIn(email: string, role: Role): Promise<SignedIn>;
  close(): Promise<void>;
}

/**
 * Opens a site in memory with a signed-in owner and colleague. `variables` are environment variables,
 * such as DATABASE_URL.
 */
export async function openInboxSite(variables: Record<string, string> = {}): Promise<InboxSite> {
  const site = await startTestSite({ SITE_URL: siteUrl, ...variables });

  async function signIn(email: string, role: Role): Promise<SignedIn> {
    const { people, sessions } = site.store.inbox;
    const { now } = site.clock;
    const hash = hashToken(createToken());
    const person = await people.invite({ email, role, language: 'pt-BR', hash }, now);
    const token = createToken();
    await sessions.open(person, { token, device: 'test', replaced: undefined, by: 'link' }, now);
    return {
      person,
      token,
      fetch: (path, { method = 'GET', body, headers = {} } = {}) =>
        site.request(path, {
          method,
          headers: {
            cookie: `__Host-inbox=${token}`,
            ...(method !== 'GET' && { origin: siteUrl }),
            ...(body !== undefined && { 'content-type': 'application/json' }),
            ...headers,
          },
          ...(body !== undefined && { body: JSON.stringify(body) }),
        }),
    };
  }

  return {
    site,
    owner: await signIn('dona@trinta.example', 'owner'),
    colleague: await signIn('colega@trinta.example', 'colleague'),
    signIn,
    close: () => site.close(),
  };
}
