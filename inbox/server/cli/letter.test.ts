import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runCommand } from '../../../service/cli/testing/run-command.ts';
import {
  createDeliveryFixture,
  type DeliveryFixture,
} from '../../../service/delivery/testing/delivery-fixture.ts';
import { subscribe } from '../letters/testing/subscribe.ts';

const march = '---\nsubject: March: what is new\npreview: "Soon"\n---\n\nHello, **you**.\n';

let fixture: DeliveryFixture;
let file: string;
beforeEach(async () => {
  fixture = await createDeliveryFixture();
  file = join(fixture.dataDirectory, 'march.md');
  await writeFile(file, march);
  const { store, clock } = fixture;
  await subscribe(store, 'ana@x.example', clock.now, 'en');
  await subscribe(store, 'bia@x.example', clock.now, 'pt-BR');
});
afterEach(() => fixture.close());

const type = (...argv: string[]) => runCommand(fixture, ['letter', ...argv]);
const letters = () => fixture.store.inbox.letters.list();

test('a file is sent to subscribers of its language', async () => {
  const { code, out } = await type('send', file, '--per-hour', '50');
  expect([code, out]).toEqual([0, expect.stringMatching(/goes to 1, at most 50 an hour/)]);
  expect(await letters()).toMatchObject([
    {
      state: 'sending',
      perHour: 50,
      words: {
        en: { subject: 'March: what is new', preview: 'Soon', markdown: 'Hello, **you**.' },
      },
      recipients: { en: 1, 'pt-BR': 0 },
    },
  ]);
  const listed = await type('list');
  expect(listed.out).toContain('March: what is new');
});

test('the list shows how many mails failed for good', async () => {
  await type('send', file);
  const { store, clock } = fixture;
  const { recipients } = store.inbox;
  await recipients.queueNext(clock.now);
  const job = await store.jobs.claim(['letter'], 60_000, clock.now);
  if (!job) throw new Error('The letter has no job.');
  await store.jobs.settle(job, { state: 'dead', detail: 'SMTP 451' }, clock.now);
  clock.now += 60_000;
  await recipients.queueNext(clock.now);
  const [listed] = JSON.parse((await type('list', '--json')).out);
  expect(listed).toMatchObject({ state: 'sent', counts: { waiting: 0, sent: 0, failed: 1 } });
  expect((await type('list')).out).toMatch(/Given up.*\n.*\n.* sent .* 0 +0 +0 +1 +0/);
});

test('a dry run prints the mail and sends nothing', async () => {
  const { code, out, err } = await type('send', file, '--language', 'pt-BR', '--dry-run');
  expect([code, out]).toEqual([0, expect.stringContaining('Hello, you.')]);
  expect(err).toMatch(/\b1\b.*\b500\b/);
  expect(await letters()).toEqual([]);
});

test('a letter can be scheduled in the site’s time zone', async () => {
  expect((await type('send', file, '--at', '2020-01-01T09:00')).code).toBe(2);
  const { out } = await type('send', file, '--at', '2040-03-15T09:00');
  expect(out).toContain(' 2040-03-15 09:00 ');
  expect(await letters()).toMatchObject([
    { state: 'scheduled', scheduledAt: Date.UTC(2040, 2, 15, 12) },
  ]);
});

test.each(['2040-03-15T09:00-05:00', '2040-03-15T09:00+0200', '2040-03-15T09:00[Asia/Kolkata]'])(
  'a time of another time zone (%s) is refused',
  async (at) => {
    expect((await type('send', file, '--at', at)).code).toBe(2);
    expect(await letters()).toEqual([]);
  },
);

test('a letter is paused and resumed by a prefix of its id', async () => {
  await type('send', file);
  const [{ id = '' } = {}] = await letters();
  const paused = await type('pause', id.slice(-8));
  expect([paused.code, paused.out]).toEqual([0, expect.stringContaining(id)]);
  expect(await letters()).toMatchObject([{ state: 'paused' }]);
  expect((await type('pause', id)).code).toBe(1);
  const resumed = await type('resume', id);
  expect([resumed.code, resumed.out]).toEqual([0, expect.stringContaining(id)]);
  expect(await letters()).toMatchObject([{ state: 'sending' }]);
  expect((await type('pause', 'nothing')).code).toBe(1);
});

test('a letter without content or recipients is not sent', async () => {
  await writeFile(file, 'Hello.\n');
  expect((await type('send', file)).code).toBe(2);
  const { code, err } = await type('send', `${file}.none`);
  expect([code, err]).toEqual([2, expect.stringMatching(/\.none .*ENOENT.*Name a file/)]);
  expect((await type('post', file)).code).toBe(2);
  expect((await type('send')).code).toBe(2);
  await writeFile(file, march);
  await fixture.store.subscribers.erase({ email: 'ana@x.example' }, fixture.clock.now);
  expect((await type('send', file)).code).toBe(1);
  expect(await letters()).toEqual([]);
});
