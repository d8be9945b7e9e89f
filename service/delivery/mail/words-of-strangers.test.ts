import { mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { StoredLead } from '../../leads/stored-lead.ts';
import { sampleSubmission } from '../../storage/testing/sample-lead.ts';
import { canaryLead } from '../testing/canary-lead.ts';
import { createDeliveryFixture, type DeliveryFixture } from '../testing/delivery-fixture.ts';

let fixture: DeliveryFixture;
beforeEach(async () => {
  fixture = await createDeliveryFixture();
});
afterEach(() => fixture.close());

/** Returns the mails of a lead: to the owner, and to the visitor. */
async function mailsFor(changes: Partial<StoredLead>) {
  const lead = canaryLead(changes);
  await fixture.store.leads.submit(sampleSubmission(lead), fixture.clock.now);
  await fixture.worker.runDue();
  const files = await fixture.files();
  return {
    notice: files.get(`${lead.id}.owner-notice.eml`),
    answer: files.get(`${lead.id}.acknowledgement.eml`),
  };
}

test('markup typed by a stranger is escaped everywhere in a mail', async () => {
  const markup = '<marquee title="x">\'&amp;</marquee>';
  const { notice, answer } = await mailsFor({
    name: `Ana ${markup}`,
    company: markup,
    message: `${markup} em trinta dias.`,
    attribution: { page: `/${markup}`, referrer: markup, utm: { utm_source: markup } },
  });
  expect(notice?.html).toContain('&lt;marquee title=&quot;x&quot;&gt;&#39;&amp;amp;');
  for (const html of [notice?.html, answer?.html]) expect(html).not.toMatch(/<\/?marquee/);
  expect(notice?.subject).toContain(markup);
  expect(notice?.text).toContain(`> ${markup} em trinta dias.`);
});

test('the preview of a notice does not end in half an emoji', async () => {
  const { notice } = await mailsFor({ message: `${'a'.repeat(139)}🚀 em trinta dias.` });
  expect(notice?.html).not.toContain('\uFFFD');
});

test('a name that looks encoded is shown in the notice as it was typed', async () => {
  const name = '=?utf-8?Q?Ana=0D=0ABcc:_x@prado.example?=';
  const { notice } = await mailsFor({ name });
  expect(notice?.subject).toContain(name);
  expect(notice?.replyTo?.[0]?.name).toContain('Bcc:_x@prado.example');
});

test.each([
  'www.loteria.example Ganhe agora',
  'loteria.example',
  '<b>Loteria</b>',
  'Loteria!!!',
  'Ganhe-na-loteria-de-hoje-sem-pagar-nada',
  '2026 loteria',
])('the acknowledgement does not use %j as a name', async (name) => {
  const { answer } = await mailsFor({ name });
  const sent = [answer?.subject, answer?.text, answer?.html].join();
  expect(sent).not.toMatch(/loteria|2026/i);
});

test('only its owner can read a mail file, even in a folder open to all', async () => {
  const folder = join(fixture.dataDirectory, 'outbox');
  mkdirSync(folder, { mode: 0o755 });
  await mailsFor({});
  const names = [...(await fixture.files()).keys()];
  expect(names).toHaveLength(2);
  for (const name of names) expect(statSync(join(folder, name)).mode & 0o077).toBe(0);
});

test.each(['ana#1@prado.example', 'ana?cc=x@prado.example', 'ana+um@prado.example'])(
  'the mail link in the owner’s notice has %s as the only recipient',
  async (email) => {
    const { notice } = await mailsFor({ email });
    const href = /href="(mailto:[^"]*)"/.exec(notice?.html ?? '')?.[1] ?? '';
    const link = new URL(href.replaceAll('&amp;', '&'));
    expect([decodeURIComponent(link.pathname), link.search, link.hash]).toEqual([email, '', '']);
  },
);
