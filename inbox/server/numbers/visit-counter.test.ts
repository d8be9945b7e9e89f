import { expect, test } from 'vitest';
import { createVisitCounter } from './visit-counter.ts';
import type { NewVisits } from './visit-store.ts';

const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const start = Date.UTC(2026, 2, 16, 12);

function open() {
  const clock = { now: start };
  const counter = createVisitCounter('https://trinta.example', () => clock.now);
  const visit = (address: string, headers: Record<string, string> = {}, method = 'GET') => {
    const url = new URL(address, 'http://127.0.0.1:3000');
    const request = new Request(url, { method, headers: { 'user-agent': browser, ...headers } });
    counter.count(request, url.pathname);
  };
  const kept: NewVisits[] = [];
  const take = async () => {
    await counter.keep({ add: async (rows) => void kept.push(...rows) });
    return kept.splice(0);
  };
  return { clock, counter, visit, take };
}

test('a visit has page, day, language, source and campaign', async () => {
  const { visit, take } = open();
  visit('/en/privacy?utm_source=Feira&utm_campaign=Março&utm_term=x', {
    referer: 'https://www.busca.example/x?q=segredo',
  });
  visit('/', { referer: 'https://www.busca.example/' });
  visit('/');
  visit('/');
  const row = { day: '2026-03-16', isBot: 0, views: 1, visits: 1 };
  expect(await take()).toEqual([
    { ...row, page: '/en/privacy', source: 'feira', campaign: 'Março', language: 'en' },
    { ...row, page: '/', source: 'busca.example', campaign: '', language: 'pt-BR' },
    { ...row, page: '/', source: '', campaign: '', language: 'pt-BR', views: 2, visits: 2 },
  ]);
  expect(await take()).toEqual([]);
});

test('a page opened from another page of the site is a view, but not a visit', async () => {
  const { visit, take } = open();
  visit('/privacy', { referer: 'https://trinta.example/?utm_source=feira' });
  visit('/privacy?utm_source=feira', { 'sec-fetch-site': 'same-origin' });
  visit('/privacy', { referer: 'http://127.0.0.1:3000/' });
  expect(await take()).toMatchObject([{ page: '/privacy', source: '', views: 3, visits: 0 }]);
});

test('prefetches, frames, fetches and HEAD requests are not counted', async () => {
  const { visit, take } = open();
  visit('/', { 'sec-purpose': 'prefetch;prerender' });
  visit('/', { purpose: 'prefetch' });
  visit('/', { 'sec-fetch-dest': 'empty' });
  visit('/', { 'sec-fetch-dest': 'iframe' });
  visit('/', {}, 'HEAD');
  expect(await take()).toEqual([]);
});

test('bots are counted separately, without their paths', async () => {
  const { visit, take } = open();
  visit('/', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' });
  visit('/privacy?utm_source=x', { 'user-agent': '' });
  visit('/privacy', { 'user-agent': 'curl/8.5.0' });
  expect(await take()).toEqual([
    {
      day: '2026-03-16',
      page: '',
      source: '',
      campaign: '',
      language: '',
      isBot: 1,
      views: 3,
      visits: 3,
    },
  ]);
});

test('email addresses are removed, and long texts are cut', async () => {
  const { visit, take } = open();
  visit('/?utm_source=ana%40x.example&utm_campaign=ana%2540x.example');
  visit(`/?utm_campaign=${'a'.repeat(500)}%00`);
  const [first, second] = await take();
  expect(first).toMatchObject({ source: '…', campaign: '…' });
  expect(second?.campaign).toBe('a'.repeat(200));
});

test('beyond a daily limit, campaigns are grouped, until the next day', async () => {
  const { clock, visit, take } = open();
  for (let at = 0; at < 3000; at += 1) visit(`/?utm_campaign=c${at}`);
  visit('/?utm_campaign=c1');
  const rows = await take();
  expect(rows).toHaveLength(2001);
  expect(rows.find(({ campaign }) => campaign === '…')?.visits).toBe(1000);
  expect(rows.find(({ campaign }) => campaign === 'c1')?.visits).toBe(2);
  // Midnight in São Paulo.
  clock.now = Date.UTC(2026, 2, 17, 3);
  visit('/?utm_campaign=c9999');
  expect(await take()).toMatchObject([{ day: '2026-03-17', campaign: 'c9999' }]);
});

test('visits that could not be stored are kept for the next time', async () => {
  const { counter, visit, take } = open();
  visit('/');
  const away = { add: () => Promise.reject(new Error('away')) };
  const keeping = counter.keep(away);
  visit('/');
  await expect(keeping).rejects.toThrow('away');
  visit('/privacy');
  expect(await take()).toMatchObject([
    { page: '/', views: 2, visits: 2 },
    { page: '/privacy', views: 1 },
  ]);
});
