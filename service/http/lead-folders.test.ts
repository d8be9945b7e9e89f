import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startTestSite, type TestSite, validLead } from '../testing/test-site.ts';

let site: TestSite;

beforeEach(async () => {
  site = await startTestSite();
});
afterEach(() => site.close());

const folderOf = async (response: Response) => {
  const { id } = JSON.parse(await response.text());
  const lead = await site.store.leads.find(id);
  return [lead?.folder, ...(lead?.reasons ?? [])];
};

const hourMs = 3_600_000;

/** Returns a new sender for each message. */
function stranger() {
  let people = 0;
  return async (email: string, message: string) => {
    people += 1;
    const person = { name: `Ana ${people}`, phone: `(11) 98765-${1000 + people}`, email };
    const recaptchaToken = await site.token();
    return folderOf(await site.post({ ...validLead, ...person, message, recaptchaToken }));
  };
}

describe('folders', () => {
  test.each([
    ['honeypot', { website: 'https://spam.example' }],
    ['too-fast', { filledInMs: 2999 }],
    ['content', { message: 'Buy <a href="https://x.example">now</a> and be glad' }],
    ['content', { message: 'Buy [url=https://x.example]now[/url] and be glad' }],
    ['content', { name: 'Win https://x.example' }],
  ])('%s goes to spam and is answered like any other', async (reason, more) => {
    const response = await site.post({ ...validLead, ...more, recaptchaToken: await site.token() });
    expect(response.status).toBe(201);
    expect(Object.keys(await response.clone().json())).toEqual(['id']);
    expect(await folderOf(response)).toEqual(['spam', reason]);
  });

  test.each([
    ['many-links', { message: 'http://a.b http://c.d http://e.f http://g.h and more' }],
    [
      'many-links',
      { message: 'Como www.a.example, www.b.example ou www.c.example: www.d.example' },
    ],
    ['foreign-script', { message: 'Купите наши услуги прямо сейчас' }],
    ['foreign-script', { message: '我们想为公司开发一个新的网站和应用程序' }],
  ])('%s is held: the owner gets it, and the sender the usual response', async (reason, more) => {
    const response = await site.post({
      ...validLead,
      ...more,
      recaptchaToken: await site.token(),
    });
    expect(response.status).toBe(201);
    const { id } = await response.clone().json();
    expect(await folderOf(response)).toEqual(['held', reason]);
    const owed = await site.store.jobs.list({ subjectId: id, limit: 9 });
    expect(owed.map(({ kind }) => kind)).toEqual(['owner-notice']);
  });

  test('a person is not taken for a bot', async () => {
    const people = [
      { company: 'https://lojadabia.example' },
      { filledInMs: 3000, website: '' },
      { message: 'Nosso site é https://padaria.example e o edital está em https://gov.example/x' },
      { message: 'Como https://www.a.example e https://www.b.example, só que em laranja.' },
      { filledInMs: 'soon', attribution: 'none', userIp: 7 },
    ];
    for (const more of people) {
      const recaptchaToken = await site.token();
      const response = await site.post({ ...validLead, ...more, recaptchaToken });
      expect(await folderOf(response)).toEqual(['inbox']);
    }
  });

  test('a message with a link that others sent before is a campaign; default texts are not', async () => {
    const send = stranger();
    const advert = 'We rank your site first: www.seo.example';
    expect(await send('a@example.com', advert)).toEqual(['inbox']);
    expect(await send('a@example.com', advert)).toEqual(['inbox']);
    expect(await send('b@example.com', ` ${advert.toUpperCase()}!`)).toEqual([
      'spam',
      'repeated-content',
    ]);
    expect(await send('c@example.com', validLead.message)).toEqual(['inbox']);
    expect(await send('d@example.com', validLead.message)).toEqual(['inbox']);
  });

  test('a campaign is recognised for a day', async () => {
    const send = stranger();
    const advert = 'We rank your site first, write to sales@seo.example';
    expect(await send('a@example.com', advert)).toEqual(['inbox']);
    site.clock.now += 23 * hourMs;
    expect(await send('b@example.com', advert)).toEqual(['spam', 'repeated-content']);
    site.clock.now += 25 * hourMs;
    expect(await send('c@example.com', advert)).toEqual(['inbox']);
  });
});

test('a visitor who corrects their email and sends again is no campaign', async () => {
  const message = 'Queremos refazer nossa loja www.lojadabia.example em trinta dias.';
  for (const email of ['bia@gmial.example', 'bia@gmail.example']) {
    const recaptchaToken = await site.token();
    const response = await site.post({ ...validLead, email, message, recaptchaToken });
    expect(await folderOf(response)).toEqual(['inbox']);
  }
});
