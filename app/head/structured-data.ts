import { brand } from '../content/brand.ts';
import type { Screen } from '../load-screen.tsx';
import { type Page, pathOf, prefixOf } from '../routes.ts';
import { shareImagePath } from './share-image.ts';

/** A schema.org entity. */
interface Entity {
  '@type': string;
  [property: string]: unknown;
}

/** What a page says of itself to search engines: its entities as one graph (JSON-LD 1.1, 4.9). */
export function structuredData(page: Page, screen: Screen, origin: string) {
  return { '@context': 'https://schema.org', '@graph': entitiesOf(page, screen, origin) };
}

function entitiesOf(page: Page, screen: Screen, origin: string): readonly Entity[] {
  const { meta, language, questions } = screen;
  const prefix = prefixOf(language);
  const url = origin + pathOf(page, prefix);
  const home = origin + pathOf({ kind: 'landing' }, prefix);
  const organization = { '@type': 'Organization', name: brand.name, url: origin };

  if (page.kind === 'landing') {
    return [
      {
        ...organization,
        legalName: brand.legalName,
        logo: `${origin}/icon-512.png`,
        email: brand.email,
        telephone: brand.phone.dialled,
        sameAs: [brand.linkedin],
        address: {
          '@type': 'PostalAddress',
          streetAddress: brand.address.street,
          addressLocality: brand.address.city,
          addressRegion: brand.address.region,
          postalCode: brand.address.postalCode,
          addressCountry: brand.address.country,
        },
      },
      {
        '@type': 'WebSite',
        name: brand.name,
        url: home,
        inLanguage: language,
      },
      {
        '@type': 'FAQPage',
        inLanguage: language,
        mainEntity: questions.map(({ question, answer }) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: answer },
        })),
      },
    ];
  }
  const trail: Entity = {
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: brand.name, item: home },
      { '@type': 'ListItem', position: 2, name: meta.title, item: url },
    ],
  };
  if (page.kind !== 'project') return [trail];
  return [
    trail,
    {
      '@type': 'CreativeWork',
      name: meta.title,
      description: meta.description,
      image: origin + shareImagePath(page, language),
      url,
      inLanguage: language,
      creator: organization,
    },
  ];
}
