import { describe, expect, test } from 'vitest';
import { languages, site } from '#site';
import type { Site } from '../content/site.ts';
import type { PageHead } from './page-head.ts';
import {
  breadcrumbs,
  creativeWork,
  faqPage,
  jsonLd,
  organization,
  webSite,
} from './structured-data.ts';

const origin = 'https://aurora.example';
const { facts } = site;
const page: PageHead = {
  language: 'en',
  path: '/project/a-case',
  title: 'A | B',
  description: 'Both of them.',
  origin,
};

test('no text of the site can close the script element of its data', () => {
  const name = '</script><script>alert(1)</script><!--';
  const text = jsonLd([{ '@type': 'CreativeWork', name }]);
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toEqual({
    '@context': 'https://schema.org',
    '@graph': [{ '@type': 'CreativeWork', name }],
  });
});

describe('the company', () => {
  test('has the site’s facts', () => {
    expect(organization(site, origin)).toMatchObject({
      '@type': 'Organization',
      name: facts.name,
      legalName: facts.legalName,
      url: origin,
      email: facts.email,
      telephone: facts.phone.dialled,
      address: { streetAddress: facts.address.street, addressCountry: facts.address.country },
    });
  });

  test('links to its LinkedIn page', () => {
    const linkedin = 'https://www.linkedin.com/company/aurora';
    expect(organization({ ...site, facts: { ...facts, linkedin } }, origin)['sameAs']).toEqual([
      linkedin,
    ]);
  });

  test('has a logo URL with scheme and host', () => {
    expect(organization(site, origin)['logo']).toMatch(new RegExp(`^${origin}/.+\\.png$`));
  });
});

test.each(languages)('the site has its own URL in %s', (language) => {
  expect(webSite(site, { ...page, path: '/', language })).toMatchObject({
    name: facts.name,
    inLanguage: language,
    url: origin + (language === 'en' ? '/en' : '/'),
  });
});

describe('the questions', () => {
  const { faq: _, ...english } = site.words.en;
  const without: Site = { ...site, words: { ...site.words, en: english } };

  test('have their answers, in the page’s language', () => {
    const items = [
      { question: 'Why?', answer: 'Because.' },
      { question: 'How?', answer: 'Thus.' },
    ];
    const en = { ...english, faq: { heading: 'FAQ', lead: 'Asked.', items } };
    expect(faqPage({ ...site, words: { ...site.words, en } }, 'en')).toEqual([
      {
        '@type': 'FAQPage',
        inLanguage: 'en',
        mainEntity: items.map(({ question, answer }) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: answer },
        })),
      },
    ]);
  });

  test('are omitted if the site has none', () => {
    expect(faqPage(without, 'en')).toEqual([]);
  });
});

test('the breadcrumb starts at the landing page in the same language', () => {
  expect(breadcrumbs(site, page)['itemListElement']).toEqual([
    { '@type': 'ListItem', position: 1, name: facts.name, item: `${origin}/en` },
    { '@type': 'ListItem', position: 2, name: 'A | B', item: `${origin}/en/project/a-case` },
  ]);
});

test('a case has its title without the brand, its image, its URL and its author', () => {
  const withImage = { ...site, shareImages: ['project-a-case.en.png'] };
  expect(creativeWork(withImage, page)).toEqual({
    '@type': 'CreativeWork',
    name: 'A | B',
    description: 'Both of them.',
    image: `${origin}/images/share/project-a-case.en.png`,
    url: `${origin}/en/project/a-case`,
    inLanguage: 'en',
    creator: { '@type': 'Organization', name: facts.name, url: origin },
  });
  expect(creativeWork(site, page).image, 'one that was not drawn').toBeUndefined();
});
