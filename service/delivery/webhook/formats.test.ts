import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { formats, type Notification } from './formats.ts';
import { documented, products } from './testing/documented.ts';

const created: Notification = {
  event: {
    type: 'lead.created',
    timestamp: '2026-03-16T12:00:00.000Z',
    data: {
      id: '019cf684',
      receivedAt: '2026-03-16T12:00:00.000Z',
      language: 'en',
      name: '=HYPERLINK("https://elsewhere.example")',
      phone: '+351912345678',
      company: null,
      companySize: '1-10',
      attribution: { page: '/' },
    },
  },
  title: 'Ana <b> would like to talk',
  rows: [{ label: 'Email', value: 'ana_b@bakery.example' }],
  quote: 'Bread & <!channel> @everyone [click](https://elsewhere.example)',
};
const erased: Notification = {
  event: { type: 'lead.erased', timestamp: '2026-03-16T12:00:00.000Z', data: { id: '019cf684' } },
  title: 'The lead 019cf684 was erased.',
  rows: [],
};
const failing: Notification = { ...erased, event: { ...erased.event, type: 'delivery.failing' } };
const url = new URL('https://receiver.example/x?chat_id=-1001234567890');

test.each(products)('an owner finds %s in .env.example and in docs/operating.md', (product) => {
  expect(readFileSync('.env.example', 'utf8')).toContain(product);
  expect(readFileSync('docs/operating.md', 'utf8')).toContain(`| \`${product}\` |`);
});

test.each(products)('%s gets the documented format, however long the message is', (product) => {
  const { names, maxLength } = documented[product];
  for (const start of ['', 'x']) {
    const post = formats[product]({ ...created, quote: start + '\u{1f600}'.repeat(2500) }, url);
    if (!(post instanceof Object)) throw new Error('nothing to post');
    expect(names).toEqual(expect.arrayContaining(Object.keys(post)));
    for (const text of Object.values(post).filter((value) => typeof value === 'string')) {
      expect(text.length).toBeLessThanOrEqual(maxLength);
      // Half a surrogate pair would make the whole text invalid.
      expect(text.isWellFormed()).toBe(true);
    }
  }
});

// &, < and > are the characters to escape.
test('Slack gets one text, in which a visitor can mention nobody', () => {
  expect(formats.slack(created)).toEqual({
    text: [
      '*Ana &lt;b&gt; would like to talk*',
      'Email: ana_b@bakery.example',
      '',
      'Bread &amp; &lt;!channel&gt; @everyone [click](https://elsewhere.example)',
    ].join('\n'),
  });
});

test('Discord gets content that mentions nobody, hides no link and is not too long', () => {
  expect(formats.discord(created)).toEqual({
    content: [
      '**Ana \\<b\\> would like to talk**',
      'Email: ana\\_b@bakery.example',
      '',
      'Bread & \\<!channel\\> @everyone \\[click\\](https://elsewhere.example)',
    ].join('\n'),
    allowed_mentions: { parse: [] },
  });
  const long = formats.discord({ ...created, quote: 'x'.repeat(5000) });
  expect(long).toMatchObject({ content: expect.stringMatching(/^.{1999}…$/s) });
});

test.each([
  ['https://ana.example/my_new_site?utm_source=a~b&x=*#top_1', 'unchanged'],
  ['(https://wiki.example/A_(B)_C)', 'unchanged'],
  ['https://a_b.example https://c_d.example', 'unchanged'],
  ['_x_ https://a_b.example _x_', '\\_x\\_ https://a_b.example \\_x\\_'],
  ['https://a_b.example||x_y', 'https://a_b.example\\|\\|x\\_y'],
  ['https://a_b.example\\|x', 'https://a_b.example\\\\\\|x'],
  ['[https://a.example](https://c_d.example)', '\\[https://a.example\\](https://c_d.example)'],
  ['<https://a_b.example>', '\\<https://a_b.example\\>'],
])('Discord gets links as they are, and nothing hidden by one: %s', (quote, expected) => {
  const post = formats.discord({ ...erased, quote });
  const shown = expected === 'unchanged' ? quote : expected;
  expect(post.content).toBe(`**${erased.title}**\n\n${shown}`);
});

test('Telegram gets plain text for the chat of the URL, in which a visitor can mention nobody', () => {
  expect(formats.telegram(created, url)).toEqual({
    chat_id: '-1001234567890',
    text: [
      created.title,
      'Email: ana_b@bakery.example',
      '',
      'Bread & <!channel> @\u2060everyone [click](https://elsewhere.example)',
    ].join('\n'),
    link_preview_options: { is_disabled: true },
  });
});

test('a sheet gets a row without formulas and dates for a lead, erasures, and nothing else', () => {
  expect(formats['google-sheets'](created)).toEqual({
    type: 'lead.created',
    id: '019cf684',
    row: [
      '019cf684',
      '2026-03-16T12:00:00.000Z',
      'en',
      '\'=HYPERLINK("https://elsewhere.example")',
      "'+351912345678",
      '',
      "'1-10",
    ],
  });
  expect(formats['google-sheets'](erased)).toMatchObject({
    type: 'lead.erased',
    id: '019cf684',
  });
  expect(formats['google-sheets'](failing)).toBeUndefined();
});
