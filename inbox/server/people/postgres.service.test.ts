import { expect, test } from 'vitest';
import { providePostgres } from '../../../service/storage/testing/provide-postgres.ts';
import { hashToken } from '../../../service/token.ts';
import { calls } from '../../contract/calls.ts';
import { openInboxSite, siteUrl } from '../testing/signed-in.ts';
import { describeSignIn } from './sign-in.suite.ts';

const { variables } = providePostgres();

describeSignIn('PostgreSQL', variables);

test('of a person’s links that are used at the same time, one signs in', async () => {
  const { site, close } = await openInboxSite(await variables());
  const invitation = { email: 'bia@trinta.example', role: undefined, language: 'en' } as const;
  const headers = { 'content-type': 'application/json', origin: siteUrl };
  const enter = async (token: string) => {
    const body = JSON.stringify({ token });
    return (await site.request(calls.enter, { method: 'POST', headers, body })).status;
  };
  // Several rounds, because the requests have to meet in the middle of their transactions.
  for (let round = 0; round < 5; round += 1) {
    const tokens = ['one', 'two', 'three'].map((name) => `${name} of round ${round}`);
    for (const hash of tokens.map(hashToken)) {
      await site.store.inbox.people.invite({ ...invitation, hash }, site.clock.now);
    }
    expect((await Promise.all(tokens.map(enter))).sort()).toEqual([200, 403, 403]);
  }
  await close();
});
