import type { Language } from '../../contract/language.ts';
import { articleOf } from '../articles/articles.ts';
import type { Site } from '../content/site.ts';
import { idOf, type PageHead, shareImageUrl, urlOf } from './page-head.ts';

/** A schema.org entity (JSON-LD 1.1). */
export interface Entity {
  '@type': string;
  [property: string]: unknown;
}

/** Content of a JSON-LD script element; `<` is escaped, so that no text can end the element. */
export function jsonLd(entities: readonly Entity[]): string {
  const graph = { '@context': 'https://schema.org', '@graph': entities };
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}

const organizationName = ({ facts }: Site, origin: string) => ({
  '@type': 'Organization',
  name: facts.name,
  url: origin,
});

/** The company, for the landing page. */
export function organization(site: Site, origin: string): Entity {
  const { legalName, email, phone, linkedin, address } = site.facts;
  return {
    ...organizationName(site, origin),
    legalName,
    logo: `${origin}/icon-512.png`,
    email,
    telephone: phone.dialled,
    ...(linkedin && { sameAs: [linkedin] }),
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      addressLocality: address.city,
      addressRegion: address.region,
      postalCode: address.postalCode,
      addressCountry: address.country,
    },
  };
}

export function webSite({ facts }: Site, page: PageHead): Entity {
  const { language } = page;
  return { '@type': 'WebSite', name: facts.name, url: urlOf(page, language), inLanguage: language };
}

/** The questions of the landing page; empty if it has none. */
export function faqPage({ words }: Site, language: Language): readonly Entity[] {
  const { faq } = words[language];
  if (!faq) return [];
  const mainEntity = faq.items.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  }));
  return [{ '@type': 'FAQPage', inLanguage: language, mainEntity }];
}

/** The breadcrumbs from the landing page to a page. */
export function breadcrumbs({ facts }: Site, page: PageHead): Entity {
  const way = [{ ...page, path: '/', title: facts.name }, page];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: way.map((stop, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: stop.title,
      item: urlOf(stop, page.language),
    })),
  };
}

/** Properties that a case and an article share. */
function described(site: Site, page: PageHead) {
  const { language, description } = page;
  const image = shareImageUrl(site, page);
  return { description, image, url: urlOf(page, language), inLanguage: language };
}

export function creativeWork(site: Site, page: PageHead): Entity {
  return {
    '@type': 'CreativeWork',
    name: page.title,
    ...described(site, page),
    creator: organizationName(site, page.origin),
  };
}

export function blogPosting(site: Site, page: PageHead): Entity {
  const { date, author } = articleOf(site, page.language, idOf(page.path));
  return {
    '@type': 'BlogPosting',
    headline: page.title,
    ...described(site, page),
    datePublished: date,
    author: { '@type': 'Person', name: author },
    publisher: organizationName(site, page.origin),
  };
}
