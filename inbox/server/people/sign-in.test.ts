import { afterEach, beforeEach, expect, test } from 'vitest';
import { calls } from '../../contract/calls.ts';
import { type InboxSite, openInboxSite, siteUrl } from '../testing/signed-in.ts';

let inbox: InboxSite;
beforeEach(async () => {
  inbox = await openInboxSite();
});
afterEach(() => inbox.close());

test('owner and colleague are signed in', async () => {
  for (const { fetch, person } of [inbox.owner, inbox.colleague]) {
    const answer = await fetch(calls.session);
    expect(await answer.json()).toMatchObject({ person: { id: person.id, role: person.role } });
  }
  expect(siteUrl).toContain('https');
});
